import { pawns, users } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type Line, post } from '../ledger/post.ts'
import { statsOf } from '../ledger/stats.ts'
import { boardOf } from './boards.ts'
import { drawCard, squarePay } from './draw-card.ts'
import type { Player } from './lock-player.ts'
import { move, type Pawn } from './rules.ts'
import type { Award } from './schema.ts'
import { showBoard } from './show-board.ts'

/** What an act earns: lines for the ledger, and squares for the pawn. */
export interface Earnings {
  lines: Line[]
  steps: number
}

/**
 * Pays a locked player and moves the pawn; what it lands on is drawn and paid in the same transaction.
 *
 * Specification: Earning; Board.
 */
export async function award(
  tx: Transaction,
  ctx: Pick<UserContext, 'services' | 'language' | 'today'>,
  player: Player,
  { lines, steps }: Earnings,
): Promise<Award> {
  const { clock } = ctx.services
  const board = boardOf(player.boardId)
  const walk = steps > 0 ? walkPawn(ctx, player, steps) : undefined
  const [balances] = await Promise.all([
    post(tx, clock, player.id, [...lines, ...(walk?.lines ?? [])]),
    walk && savePawn(tx, player, walk.pawn),
    walk && walk.gems > 0 && countSquareGems(tx, ctx.today, player, walk.gems),
  ])
  if (!balances) throw new Error('earnings cannot lower a balance below zero')
  return { stats: statsOf(balances), board: showBoard(board, walk?.pawn ?? player.pawn, ctx.language) }
}

const squareGemsOf = (player: Player, today: string): number => (player.squareGemsDay === today ? player.squareGems : 0)

function walkPawn({ services, today }: Pick<UserContext, 'services' | 'today'>, player: Player, steps: number) {
  const { landedOn, ...pawn } = move(boardOf(player.boardId), player.pawn, steps)
  if (!landedOn) return { pawn, lines: [], gems: 0 }
  const gemsLeft = squarePay.specialGems.inADay - squareGemsOf(player, today)
  const card = drawCard(landedOn, services.random, gemsLeft)
  const reference = `${player.id}:${player.boardId}:${pawn.lap}:${pawn.position}`
  const lines = (['gold', 'gems', 'exp'] as const).map(
    (currency): Line => ({ currency, amount: card[currency] ?? 0, reason: 'squareLanded', reference }),
  )
  return { pawn: { ...pawn, card }, lines, gems: card.gems ?? 0 }
}

async function savePawn(tx: Transaction, player: Player, pawn: Pawn): Promise<void> {
  await tx
    .update(pawns)
    .set({ position: pawn.position, lap: pawn.lap, usedSquares: pawn.usedSquares, card: pawn.card })
    .where(and(eq(pawns.userId, player.id), eq(pawns.boardId, player.boardId)))
}

async function countSquareGems(tx: Transaction, today: string, player: Player, gems: number): Promise<void> {
  await tx
    .update(users)
    .set({ squareGems: squareGemsOf(player, today) + gems, squareGemsDay: today })
    .where(eq(users.id, player.id))
}
