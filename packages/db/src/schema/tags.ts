import { isNotNull, sql } from '../drizzle.ts'
import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt } from './columns.ts'
import { groups } from './groups.ts'
import { users } from './users.ts'

/** A tag that a player or the leaders of a group made. `folded` is the name without case and accents. */
export const tags = withClientIds(
  pgTable(
    'tags',
    {
      id: uuid('id').notNull(),
      /** The user or the group. */
      ownerId: uuid('owner_id').notNull(),
      userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
      groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
      name: text('name').notNull(),
      folded: text('folded').notNull(),
      color: text('color').notNull(),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'tags_pkey', columns: [table.id, table.ownerId] }),
      uniqueIndex('tags_by_user').on(table.userId, table.folded).where(isNotNull(table.userId)),
      uniqueIndex('tags_by_group').on(table.groupId, table.folded).where(isNotNull(table.groupId)),
      check('tags_one_owner', sql`(${table.userId} is null) <> (${table.groupId} is null)`),
      check('tags_owner', sql`${table.ownerId} = coalesce(${table.groupId}, ${table.userId})`),
    ],
  ),
)
