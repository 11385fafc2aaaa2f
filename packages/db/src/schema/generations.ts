import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * Something that is made for gems: they are held while it is made, then taken for a usable answer, else released. What is
 * still held past `holdsUntil` was begun by a server that is no more.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['tasks', 'rewards', 'avatar'] }).notNull(),
    gems: integer('gems').notNull(),
    status: text('status', { enum: ['held', 'taken', 'released'] }).notNull(),
    holdsUntil: instant('holds_until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('generations_by_user').on(table.userId),
    index('generations_held').on(table.holdsUntil).where(sql`${table.status} = 'held'`),
  ],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A picture that was made for a player, as this server encoded it. */
export const generatedAvatars = pgTable(
  'generated_avatars',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    picture: bytes('picture').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('generated_avatars_by_user').on(table.userId, table.createdAt)],
)
