import { sql } from '@questboard/db/drizzle'
import type { DayStory } from '@questboard/db/schema'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import { isEventful } from '../periods/correct-story.ts'

/** The most entries of each kind that a story shows. The rest is in the ledger and among the missions. */
const maxListed = 50

/**
 * Adds events to the pending stories of locked players, by player id. A player who has completed something since the
 * pending story has seen it or continued without it, so the new one replaces it. What a leader did for the player does not
 * count.
 */
export async function writeStories(tx: Transaction, happened: ReadonlyMap<string, DayStory>): Promise<void> {
  const eventful = [...happened].filter(([, story]) => isEventful(story))
  if (eventful.length === 0) return
  const ids = eventful.map(([userId]) => ({ id: userId }))
  const waiting = await rows<{ userId: string; story: DayStory }>(
    tx,
    sql`select day_stories.user_id as "userId", story from ${tableOf('player', { id: 'uuid' }, ids)}, day_stories
      where day_stories.user_id = player.id and not exists (
        select from ledger
        where ledger.owner_id = player.id and currency = 'exp' and by_user_id is null
          and done_on >= (story ->> 'to')::date
          and created_at > (story ->> 'to')::date - interval '1 day')`,
  )
  const earlier = new Map(waiting.map(({ userId, story }) => [userId, story]))
  const stories = eventful.map(([userId, story]) => {
    const first = earlier.get(userId)
    return { id: userId, story: JSON.stringify(first ? continued(first, story) : continued(story)) }
  })
  await tx.execute(sql`
    insert into day_stories (user_id, story)
    select id, eventful.story from ${tableOf('eventful', { id: 'uuid', story: 'jsonb' }, stories)}
    on conflict (user_id) do update set story = excluded.story`)
}

/**
 * Merges two consecutive stories. A task that was missed twice shows its total cost, and one that was missed was not
 * kept.
 */
function continued(first: DayStory, next?: DayStory): DayStory {
  const missed = new Map<string, DayStory['missed'][number]>()
  for (const task of [...first.missed, ...(next?.missed ?? [])]) {
    const key = task.id ?? `${task.type} ${task.title}`
    missed.set(key, { ...task, gold: task.gold + (missed.get(key)?.gold ?? 0) })
  }
  const keptIds = new Set([...(first.keptIds ?? []), ...(next?.keptIds ?? [])]).difference(missed)
  return {
    from: first.from,
    to: next?.to ?? first.to,
    missed: [...missed.values()].slice(0, maxListed),
    kept: keptIds.size,
    keptIds: [...keptIds],
    began: [...first.began, ...(next?.began ?? [])].slice(0, maxListed),
    failed: [...first.failed, ...(next?.failed ?? [])].slice(0, maxListed),
    overdue: [...(first.overdue ?? []), ...(next?.overdue ?? [])].slice(0, maxListed),
    ended: [...(first.ended ?? []), ...(next?.ended ?? [])].slice(0, maxListed),
  }
}
