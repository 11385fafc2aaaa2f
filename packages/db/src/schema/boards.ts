import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The card that lies on the pawn's square, as drawn: which piece of content, and what it paid. */
export interface DrawnCard {
  kind: 'task' | 'fact' | 'quote' | 'question' | 'bonus' | 'specialBonus'
  drawnFrom: 'task' | 'fact' | 'quote' | 'question' | 'random' | 'bonus' | 'specialBonus'
  contentId?: string
  settled: boolean
  gold?: number
  gems?: number
  exp?: number
}

/** A player's pawn on one board. The place is kept for each board; the one in play is named by the user. */
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
