import type { Queries } from '@questboard/db'
import { type SQL, sql } from '@questboard/db/drizzle'
import type { ChangedKind } from '../kernel/events/changes.ts'
import { weightOf } from '../kernel/limits/page-weight.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows } from '../kernel/transaction.ts'
import type { ItemRef } from './read-items.ts'

/** The most items of an answer, and bytes of them unless one alone has more. */
const maxAnswer = { items: 100, bytes: 1024 * 1024 }

/** Some items, and where they end. */
export interface Page {
  refs: ItemRef[]
  last: number
  more: boolean
}

interface Weighed extends ItemRef {
  place: number
  weight: number
}

const taskWeight = weightOf(
  sql`task.title || task.notes || coalesce(task.result, '') || coalesce(task.checklist::text, '')`,
)

const missionWeight = sql`${weightOf(sql`mission.name || mission.notes`)} + coalesce((
  select sum(${weightOf(sql`part.title || part.notes`)}) from mission_tasks part
  where part.mission_id = mission.id and part.user_id = mission.user_id), 0)`

const lists: Record<ChangedKind, (userId: string, after: number) => SQL> = {
  tag: (userId) => sql`
    select id, 0 as place, 100 as weight from tags where user_id = ${userId}::uuid order by id`,
  task: (userId, after) => sql`
    select task.id, task.sequence as place, ${taskWeight} as weight from tasks task
    where task.user_id = ${userId}::uuid and task.archived_at is null and task.sequence > ${after}::bigint
    order by task.sequence limit ${maxAnswer.items + 1}`,
  mission: (userId, after) => sql`
    select mission.id, mission.sequence as place, ${missionWeight} as weight from missions mission
    where mission.user_id = ${userId}::uuid and mission.status <> 'archived' and mission.sequence > ${after}::bigint
    order by mission.sequence limit ${maxAnswer.items + 1}`,
  reward: (userId, after) => sql`
    select id, sequence as place, 300 as weight from rewards
    where user_id = ${userId}::uuid and sequence > ${after}::bigint
    order by sequence limit ${maxAnswer.items + 1}`,
}

/** The next items of a list, in the order of their creation. */
export async function pageOfList(queries: Queries, userId: string, kind: ChangedKind, after: number): Promise<Page> {
  const found = await rows<Omit<Weighed, 'kind'>>(queries, lists[kind](userId, after))
  return pageOf(
    found.map((item) => ({ ...item, kind })),
    after,
  )
}

/** The items that changed after an event, in the order of their last changes. */
export async function changedSince(queries: Queries, userId: string, sequence: number): Promise<Page> {
  const changed = await rows<ItemRef & { place: number }>(
    queries,
    sql`
    select kind, item_id as id, max(sequence) as place from events
    where user_id = ${userId}::uuid and sequence > ${sequence}::bigint and kind is not null
    group by kind, item_id order by place limit ${maxAnswer.items + 1}`,
  )
  if (changed.length === 0) return { refs: [], last: sequence, more: false }
  const weights = await weigh(queries, userId, changed)
  return pageOf(
    changed.map((item) => ({ ...item, weight: weights.get(item.id) ?? 0 })),
    sequence,
  )
}

async function weigh(queries: Queries, userId: string, refs: readonly ItemRef[]): Promise<Map<string, number>> {
  const asked = tableOf('asked', { id: 'uuid' }, refs)
  const found = await rows<{ id: string; weight: number }>(
    queries,
    sql`
    select task.id, ${taskWeight} as weight from ${asked} join tasks task using (id) where task.user_id = ${userId}::uuid
    union all
    select mission.id, ${missionWeight} from ${asked} join missions mission using (id)
    where mission.user_id = ${userId}::uuid`,
  )
  return new Map(found.map(({ id, weight }) => [id, Number(weight)]))
}

/** Returns as many as fit, at least one. */
function pageOf(found: readonly Weighed[], after: number): Page {
  const refs: ItemRef[] = []
  let last = after
  let bytes = 0
  for (const { kind, id, place, weight } of found) {
    bytes += Number(weight)
    if (refs.length === maxAnswer.items || (refs.length > 0 && bytes > maxAnswer.bytes))
      return { refs, last, more: true }
    refs.push({ kind, id })
    last = Number(place)
  }
  return { refs, last, more: false }
}
