import { dayMs } from '../kernel/clock.ts'

/** The time after the payment until bought gems can be sent: a charge-back is unlikely by then. */
const ripeAfterMs = 14 * dayMs

/** The limit of received gems that were not bought, within a time. */
export const receiving = { max: 100, withinMs: 30 * dayMs } as const

/** Gems of one origin in a balance. */
export interface Lot {
  id: number
  kind: 'earned' | 'bought' | 'gift'
  /** The payment that bought them, even after they were sent; null for gems that were not bought. */
  paymentId: string | null
  paidAt: Date | null
  remaining: number
}

/** A number of gems from one lot. */
export interface Part<Source = Lot> {
  lot: Source
  gems: number
}

const isRipe = ({ paidAt }: Lot, now: Date): boolean =>
  paidAt === null || now.getTime() - paidAt.getTime() >= ripeAfterMs

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Takes gems from lots in their order, as many as are available in each, also none. */
function allot<Source>(lots: readonly Source[], gems: number, availableOf: (lot: Source) => number): Part<Source>[] {
  let missing = gems
  return lots.map((lot) => {
    const part = Math.min(availableOf(lot), missing)
    missing -= part
    return { lot, gems: part }
  })
}

const isNotEmpty = ({ gems }: Part<unknown>): boolean => gems > 0

/**
 * How many gems of these lots can be sent at a moment: not those bought less than 14 days ago, those held, or those
 * needed for a debt.
 */
export function sendableOf(lots: readonly Lot[], { held, owed }: { held: number; owed: number }, now: Date): number {
  const all = sum(lots.map(({ remaining }) => remaining))
  const ripe = sum(lots.filter((lot) => isRipe(lot, now)).map(({ remaining }) => remaining))
  return Math.max(0, Math.min(ripe, all - held) - owed)
}

/** The bought gems that can be sent next, and when; null when all of them can. */
export function nextToSend(lots: readonly Lot[], now: Date): { gems: number; from: Date } | null {
  const paid = lots.flatMap((lot) => (lot.paidAt === null || isRipe(lot, now) ? [] : [{ ...lot, paidAt: lot.paidAt }]))
  if (paid.length === 0) return null
  const first = Math.min(...paid.map(({ paidAt }) => paidAt.getTime()))
  const ofFirst = paid.filter(({ paidAt }) => paidAt.getTime() === first)
  return { gems: sum(ofFirst.map(({ remaining }) => remaining)), from: new Date(first + ripeAfterMs) }
}

/**
 * Which gems to send: gifts first, from the oldest on, then the others by age.
 * @param lots in the order in which they were received, with enough gems that can be sent
 */
export function partsToSend(lots: readonly Lot[], gems: number, now: Date): Part[] {
  const ripe = lots.filter((lot) => isRipe(lot, now))
  const inOrder = [...ripe.filter(({ kind }) => kind === 'gift'), ...ripe.filter(({ kind }) => kind !== 'gift')]
  return allot(inOrder, gems, ({ remaining }) => remaining).filter(isNotEmpty)
}

/** How many of the sent gems were not bought. */
export const unboughtOf = (parts: readonly Part[]): number =>
  sum(parts.filter(({ lot }) => lot.paymentId === null).map(({ gems }) => gems))

/** A lot of a payment, for a refund or dispute. */
export interface PaidLot {
  id: number
  userId: string
  kind: Lot['kind']
  remaining: number
  sent: number
  spent: number
  reversed: number
}

/**
 * The lots from which gems of a payment are taken back: first the buyer's, both unspent and spent, then the gifts, from
 * the latest on. The buyer pays for what an erased account had.
 */
export function partsToReverse(lots: readonly PaidLot[], gems: number): Part<PaidLot>[] {
  const buyerFirst = lots.toSorted((a, b) => reversalOrder(a) - reversalOrder(b) || b.id - a.id)
  const parts = allot(buyerFirst, gems, ({ remaining, spent }) => remaining + spent)
  const [first] = parts
  if (first) first.gems += gems - sum(parts.map((part) => part.gems))
  return parts.filter(isNotEmpty)
}

const reversalOrder = ({ kind }: PaidLot): number => (kind === 'bought' ? 0 : 1)

/** The lots to which gems are returned after they were taken back, in the opposite order. */
export function partsToRestore(lots: readonly PaidLot[], gems: number): Part<PaidLot>[] {
  const buyerLast = lots.toSorted((a, b) => reversalOrder(b) - reversalOrder(a) || a.id - b.id)
  return allot(buyerLast, gems, ({ reversed }) => reversed).filter(isNotEmpty)
}
