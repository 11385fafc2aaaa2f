import { type DayStory, dayStories } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../kernel/transaction.ts'

/** As many of each as a card can tell; the rest is in the ledger and among the missions. */
const longest = 50

/** Adds what happened to the story that waits for a locked player; where nothing did, there is none to tell. */
export async function tellStory(tx: Transaction, userId: string, happened: DayStory): Promise<void> {
  const { missed, kept, began, failed } = happened
  if (missed.length + kept + began.length + failed.length === 0) return
  const [waiting] = await tx.select().from(dayStories).where(eq(dayStories.userId, userId))
  const story = waiting ? continued(waiting.story, happened) : continued(happened)
  await tx
    .insert(dayStories)
    .values({ userId, story })
    .onConflictDoUpdate({ target: dayStories.userId, set: { story } })
}

/** One story of two that follow each other: of a task that was missed again, what it cost in all. */
function continued(first: DayStory, then?: DayStory): DayStory {
  const missed = new Map<string, DayStory['missed'][number]>()
  for (const task of [...first.missed, ...(then?.missed ?? [])]) {
    const key = `${task.type} ${task.title}`
    missed.set(key, { ...task, gold: task.gold + (missed.get(key)?.gold ?? 0) })
  }
  return {
    from: first.from,
    to: then?.to ?? first.to,
    missed: [...missed.values()].slice(0, longest),
    kept: first.kept + (then?.kept ?? 0),
    began: [...first.began, ...(then?.began ?? [])].slice(0, longest),
    failed: [...first.failed, ...(then?.failed ?? [])].slice(0, longest),
  }
}
