import { integer, jsonb, pgTable, primaryKey, uuid } from '../pg-core.ts'
import { users } from './users.ts'

/** The card on the pawn's square: the drawn content and what it paid. */
export interface DrawnCard {
  kind: 'task' | 'fact' | 'quote' | 'question' | 'bonus' | 'specialBonus'
  drawnFrom: 'task' | 'fact' | 'quote' | 'question' | 'random' | 'bonus' | 'specialBonus'
  contentId?: string
  settled: boolean
  gold?: number
  gems?: number
  exp?: number
}

/** A player's pawn on one board. Every board keeps its position; the user row names the active board. */
export const pawns = pgTable(
  'pawns',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boardId: uuid('board_id').notNull(),
    position: integer('position').notNull().default(0),
    lap: integer('lap').notNull().default(1),
    usedSquares: integer('used_squares').array().notNull().default([]),
    card: jsonb('card').$type<DrawnCard>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.boardId] })],
)
