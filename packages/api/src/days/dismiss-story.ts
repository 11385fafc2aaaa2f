import { eq } from '@questboard/db/drizzle'
import { dayStories } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'

/** Dismisses the story. The next one starts empty. */
export async function dismissStory({ db, userId }: UserContext): Promise<null> {
  await db.delete(dayStories).where(eq(dayStories.userId, userId))
  return null
}
