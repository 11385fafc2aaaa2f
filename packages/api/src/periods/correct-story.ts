import { dayStories } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** A task of which a period turned out to be completed, and the penalty that was returned for it. */
interface Correction {
  /** As the story names it: by its title at that time. */
  title: string
  type: string
  returned: number
  /** Whether a period of it is still missed, from the one that a day is in. */
  isMissedSince(day: Day): boolean
}

/**
 * Corrects the waiting day story of a locked player after a late completion: it says what the task still costs, and no
 * longer names a task of which nothing is missed any more. Tasks of the same title are one to the story: it names them
 * until nothing of their cost is left.
 */
export async function correctStory(
  tx: Transaction,
  userId: string,
  { title, type, returned, isMissedSince }: Correction,
): Promise<void> {
  const [waiting] = await tx.select().from(dayStories).where(eq(dayStories.userId, userId))
  if (!waiting) return
  const { story } = waiting
  const missed = story.missed.flatMap((task) => {
    if (task.title !== title || task.type !== type) return task
    const gold = Math.max(0, task.gold - returned)
    return gold > 0 || isMissedSince(story.from) ? { ...task, gold } : []
  })
  const kept = story.kept + story.missed.length - missed.length
  await tx
    .update(dayStories)
    .set({ story: { ...story, missed, kept } })
    .where(eq(dayStories.userId, userId))
}
