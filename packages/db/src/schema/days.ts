import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** What happened while a player was away, from one day to another. Amounts are gold, what it cost. */
export interface DayStory {
  from: string
  to: string
  missed: { title: string; type: 'daily' | 'weekly'; gold: number }[]
  kept: number
  began: { id: string; name: string }[]
  failed: { id: string; name: string }[]
}

/** The story that waits until its player has read it; what happens meanwhile is added to it. */
export const dayStories = pgTable('day_stories', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  story: jsonb('story').$type<DayStory>().notNull(),
})
