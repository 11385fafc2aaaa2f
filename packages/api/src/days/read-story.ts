import { eq } from '@questboard/db/drizzle'
import { dayStories } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import type { Story } from './schema.ts'

/** The story of the days since the last visit, until it is dismissed; null when nothing happened. */
export async function readStory({ db, userId }: UserContext): Promise<Story | null> {
  const [waiting] = await db.select().from(dayStories).where(eq(dayStories.userId, userId))
  if (!waiting) return null
  const { from, to, kept, began, failed, overdue = [], ended = [] } = waiting.story
  const missed = waiting.story.missed.map(({ title, type, gold }) => ({ title, type, gold }))
  const cost = missed.reduce((sum, { gold }) => sum + gold, 0)
  return { from, to, missed, kept, cost, began, failed, overdue, ended }
}
