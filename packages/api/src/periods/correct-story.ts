import { eq } from '@questboard/db/drizzle'
import { type DayStory, dayStories } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** Whether a day story has anything to show. */
export const isEventful = ({ missed, kept, began, failed, overdue = [], ended = [] }: DayStory): boolean =>
  missed.length + kept + began.length + failed.length + overdue.length + ended.length > 0

/** A task with a period that was completed late, and the penalty that was returned. */
interface Correction {
  taskId: string
  /** The title that the story uses, from that time. */
  title: string
  type: string
  returned: number
  /** Whether a period of it is still missed, from the period of a day on. */
  isMissedSince(day: Day): boolean
}

/**
 * Corrects the pending day story of a locked player after a late completion. The story shows what the task still costs,
 * and drops a task without missed periods.
 */
export async function correctStory(
  tx: Transaction,
  userId: string,
  { taskId, title, type, returned, isMissedSince }: Correction,
): Promise<void> {
  await changePendingStory(tx, userId, (story) => {
    const missed = story.missed.flatMap((task) => {
      // Stories of older versions contain only the titles of tasks.
      if (task.id ? task.id !== taskId : task.title !== title || task.type !== type) return task
      const gold = Math.max(0, task.gold - returned)
      return gold > 0 || isMissedSince(story.from) ? { ...task, gold } : []
    })
    const restored = story.missed.length - missed.length
    const keptIds = restored > 0 ? [...(story.keptIds ?? []), taskId] : story.keptIds
    return { ...story, missed, kept: story.kept + restored, keptIds }
  })
}

/** Takes missions that have not failed after all out of the pending day story of a locked player. */
export async function dropFromStory(tx: Transaction, userId: string, missionIds: ReadonlySet<string>): Promise<void> {
  await changePendingStory(tx, userId, (pending) => {
    const story = { ...pending, failed: pending.failed.filter(({ id }) => !missionIds.has(id)) }
    return isEventful(story) ? story : null
  })
}

/** @param change returns null if nothing is left to show */
async function changePendingStory(
  tx: Transaction,
  userId: string,
  change: (story: DayStory) => DayStory | null,
): Promise<void> {
  const ofPlayer = eq(dayStories.userId, userId)
  const [pending] = await tx.select().from(dayStories).where(ofPlayer)
  if (!pending) return
  const story = change(pending.story)
  if (story) await tx.update(dayStories).set({ story }).where(ofPlayer)
  else await tx.delete(dayStories).where(ofPlayer)
}
