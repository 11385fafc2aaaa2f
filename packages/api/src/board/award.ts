import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type Line, post } from '../ledger/post.ts'
import { statsOf } from '../ledger/stats.ts'
import { boardOf } from './boards.ts'
import { drawCard, squarePay } from './draw-card.ts'
import type { Player } from './lock-player.ts'
import { move, type Pawn } from './rules.ts'
import { savePawn } from './save-pawn.ts'
import type { Award } from './schema.ts'
import { showBoard } from './show-board.ts'

type AwardContext = Pick<UserContext, 'services' | 'language' | 'today'>

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
  ctx: AwardContext,
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

/** Names a square in one lap of one player, in the ledger. */
export const squareReference = (
  player: Pick<Player, 'id' | 'boardId'>,
  { lap, position }: Pick<Pawn, 'lap' | 'position'>,
) => `${player.id}:${player.boardId}:${lap}:${position}`

const squareGemsOf = (player: Player, today: string): number => (player.squareGemsDay === today ? player.squareGems : 0)

function walkPawn({ services, today, language }: AwardContext, player: Player, steps: number) {
  const board = boardOf(player.boardId)
  const { landedOn, ...pawn } = move(board, player.pawn, steps)
  if (!landedOn) return { pawn, lines: [], gems: 0 }
  const gemsLeft = squarePay.specialGems.inADay - squareGemsOf(player, today)
  const card = drawCard(landedOn, services.random, gemsLeft)
  const about = {
    reason: 'squareLanded',
    reference: squareReference(player, pawn),
    item: board.name[language],
  } as const
  const lines = (['gold', 'gems', 'exp'] as const).map(
    (currency): Line => ({ currency, amount: card[currency] ?? 0, ...about }),
  )
  return { pawn: { ...pawn, card }, lines, gems: card.gems ?? 0 }
}

async function countSquareGems(tx: Transaction, today: string, player: Player, gems: number): Promise<void> {
  await tx
    .update(users)
    .set({ squareGems: squareGemsOf(player, today) + gems, squareGemsDay: today })
    .where(eq(users.id, player.id))
}
