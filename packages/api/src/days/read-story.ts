import { eq } from '@questboard/db/drizzle'
import { dayStories } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import type { Story } from './schema.ts'

/** The story of the days since the last visit, until it is dismissed; null when nothing happened. */
export async function readStory({ db, userId }: UserContext): Promise<Story | null> {
  const [waiting] = await db.select().from(dayStories).where(eq(dayStories.userId, userId))
  if (!waiting) return null
  const cost = waiting.story.missed.reduce((sum, { gold }) => sum + gold, 0)
  const { overdue = [], ended = [] } = waiting.story
  return { ...waiting.story, overdue, ended, cost }
}
