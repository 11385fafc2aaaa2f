import { boolean, foreignKey, integer, pgTable, primaryKey, uuid } from '../pg-core.ts'
import { memberships } from './groups.ts'

/**
 * A member's pawn on the board of the group. The first step inserts the row, and it ends with the membership. Position
 * and lap follow from the steps and the size of the board.
 */
export const groupPawns = pgTable(
  'group_pawns',
  {
    membershipId: uuid('membership_id').notNull(),
    groupId: uuid('group_id').notNull(),
    steps: integer('steps').notNull().default(0),
    /** The steps of the game before the last choice of a board, which can be undone. */
    formerSteps: integer('former_steps').notNull().default(0),
    /** Whether the pawn is shown without the member's avatar. */
    plain: boolean('plain').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'group_pawns_pkey', columns: [table.membershipId, table.groupId] }),
    foreignKey({
      name: 'group_pawns_of_membership',
      columns: [table.membershipId, table.groupId],
      foreignColumns: [memberships.id, memberships.groupId],
    }).onDelete('cascade'),
  ],
)
