import { sql } from '../drizzle.ts'
import { customType, index, integer, pgTable, primaryKey, text, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * An AI generation that costs gems. The gems are held during the call, then charged for a usable result or released. A
 * hold past `holdsUntil` belongs to a server that has died.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').notNull(),
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
    primaryKey({ name: 'generations_pkey', columns: [table.id, table.userId] }),
    index('generations_by_user').on(table.userId),
    index('generations_held').on(table.holdsUntil).where(sql`${table.status} = 'held'`),
  ],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A generated avatar, as this server encoded it. */
export const generatedAvatars = withClientIds(
  pgTable(
    'generated_avatars',
    {
      id: uuid('id').notNull(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      picture: bytes('picture').notNull(),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'generated_avatars_pkey', columns: [table.id, table.userId] }),
      index('generated_avatars_by_user').on(table.userId, table.createdAt),
    ],
  ),
)
