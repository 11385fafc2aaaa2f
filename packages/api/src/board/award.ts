import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { recordChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Balances } from '../ledger/balances.ts'
import type { NewEntry } from '../ledger/movement.ts'
import { post } from '../ledger/post.ts'
import { statsOf } from '../ledger/stats.ts'
import type { Player } from '../players/lock-player.ts'
import { lockedToday } from '../players/locked-today.ts'
import type { Pawn } from '../players/rules.ts'
import { savePawn } from '../players/save-pawn.ts'
import { boardOf } from './boards.ts'
import { drawCard, squarePay } from './draw-card.ts'
import { move } from './rules.ts'
import type { Award, Board } from './schema.ts'
import { showBoard } from './show-board.ts'

type AwardContext = Pick<UserContext, 'services' | 'language' | 'today'>

/** The data of a player that an award needs. */
export type Walker = Pick<Player, 'id' | 'boardId' | 'pawn' | 'squareGems' | 'squareGemsDay' | 'cardBags' | 'managed'>

/** The earnings of an action: entries for the ledger, and steps for the pawn. */
export interface Earnings {
  entries: NewEntry[]
  steps: number
}

/**
 * Pays a locked player and moves the pawn. The square's card is drawn and paid in the same transaction.
 *
 * Rules: Earning; Board.
 */
export async function award(
  tx: Transaction,
  ctx: AwardContext,
  player: Player,
  { entries, steps }: Earnings,
): Promise<Award> {
  const { clock } = ctx.services
  const walk = steps > 0 ? walkPawn({ ...ctx, today: lockedToday(ctx, player) }, player, steps) : undefined
  const [balances] = await Promise.all([
    post(tx, clock, player.id, [...entries, ...(walk?.entries ?? [])]),
    walk && savePawn(tx, player, walk.pawn),
    walk && saveLanding(tx, player, walk),
  ])
  if (!balances) throw new Error('a payment was refused as if it lowered a balance below zero')
  const earned = showAward(ctx, player, walk?.pawn ?? player.pawn, balances)
  if (walk) recordWalk(tx, player, walk, earned.board)
  return earned
}

function recordWalk(tx: Transaction, player: Player, { pawn, hasLanded }: Walk, data: Board): void {
  const change = { userId: player.id, data, whole: true }
  recordChange(tx, { ...change, type: 'board.moved' })
  if (hasLanded) recordChange(tx, { ...change, type: 'board.cardDrawn' })
  if (pawn.lap > player.pawn.lap) recordChange(tx, { ...change, type: 'board.lapCompleted' })
}

/** The response to an action that paid. */
export const showAward = (
  { language }: Pick<AwardContext, 'language'>,
  { boardId }: Pick<Walker, 'boardId'>,
  pawn: Pawn,
  balances: Balances,
): Award => ({ stats: statsOf(balances), board: showBoard(boardOf(boardId), pawn, language) })

/** Identifies a square in one lap of one player, in the ledger. */
export const squareReference = (
  player: Pick<Player, 'id' | 'boardId'>,
  { lap, position }: Pick<Pawn, 'lap' | 'position'>,
) => `${player.id}:${player.boardId}:${lap}:${position}`

/** What special squares paid a player, and what they drew. */
type Landings = Pick<Walker, 'squareGems' | 'squareGemsDay' | 'cardBags'>

/** The result of some steps: the pawn, its card and what the square pays. */
export interface Walk {
  pawn: Pawn
  /** Whether it landed on a square that drew a card. */
  hasLanded: boolean
  entries: NewEntry[]
  landings: Landings
}

/** Computes a move and draws the card, without writing anything. */
export function walkPawn({ services, today, language }: AwardContext, player: Walker, steps: number): Walk {
  const board = boardOf(player.boardId)
  const { landedOn, ...pawn } = move(board, player.pawn, steps)
  const { squareGems, squareGemsDay, cardBags } = player
  if (!landedOn) return { pawn, hasLanded: false, entries: [], landings: { squareGems, squareGemsDay, cardBags } }
  const before = squareGemsDay === today ? squareGems : 0
  // Managed members have no gems, so a special bonus pays them gold.
  const gemsLeft = player.managed ? 0 : squarePay.specialGems.inADay - before
  const { card, bags } = drawCard(landedOn, services.random, { gemsLeft, managed: player.managed, bags: cardBags })
  const source = {
    reason: 'squareLanded',
    reference: squareReference(player, pawn),
    item: board.name[language],
  } as const
  const entries = (['gold', 'gems', 'exp'] as const).map(
    (currency): NewEntry => ({ currency, amount: card[currency] ?? 0, ...source }),
  )
  const gems = card.gems ?? 0
  const counted = gems > 0 ? { squareGems: before + gems, squareGemsDay: today } : { squareGems, squareGemsDay }
  return { pawn: { ...pawn, card }, hasLanded: true, entries, landings: { ...counted, cardBags: bags } }
}

/** Nothing is written for a square that drew and paid nothing special. */
async function saveLanding(tx: Transaction, player: Player, { landings }: Walk): Promise<void> {
  const { cardBags, squareGems, squareGemsDay } = player
  const isCounted = landings.squareGems === squareGems && landings.squareGemsDay === squareGemsDay
  if (landings.cardBags === cardBags && isCounted) return
  await tx.update(users).set(landings).where(eq(users.id, player.id))
}
