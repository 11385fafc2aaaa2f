const day = 24 * 60 * 60 * 1000

/** Bought gems can be sent on when a charge-back has become unlikely, in milliseconds after they were paid. */
export const ripeAfter = 14 * day

/** How many gems that nobody bought a person can receive, and in how long (milliseconds). */
export const receiving = { most: 100, within: 30 * day } as const

/** Gems of one origin in a balance. */
export interface Lot {
  id: number
  kind: 'earned' | 'bought' | 'gift'
  /** The payment that bought them, also when they were given on since; null: nobody bought them. */
  paymentId: string | null
  paidAt: Date | null
  remaining: number
}

/** How many gems of a lot. */
export interface Part {
  lot: Lot
  gems: number
}

const isRipe = ({ paidAt }: Lot, now: Date): boolean => paidAt === null || now.getTime() - paidAt.getTime() >= ripeAfter

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * How many gems of these lots can be sent at a moment: none that were bought less than 14 days ago, none that are held, and
 * none that will pay a debt.
 */
export function sendableOf(lots: readonly Lot[], { held, owed }: { held: number; owed: number }, now: Date): number {
  const all = sum(lots.map(({ remaining }) => remaining))
  const ripe = sum(lots.filter((lot) => isRipe(lot, now)).map(({ remaining }) => remaining))
  return Math.max(0, Math.min(ripe, all - held) - owed)
}

/** Which bought gems can be sent next, and from when on; null when all of them can. */
export function nextToSend(lots: readonly Lot[], now: Date): { gems: number; from: Date } | null {
  const paid = lots.flatMap((lot) => (lot.paidAt === null || isRipe(lot, now) ? [] : [{ ...lot, paidAt: lot.paidAt }]))
  if (paid.length === 0) return null
  const first = Math.min(...paid.map(({ paidAt }) => paidAt.getTime()))
  const ofFirst = paid.filter(({ paidAt }) => paidAt.getTime() === first)
  return { gems: sum(ofFirst.map(({ remaining }) => remaining)), from: new Date(first + ripeAfter) }
}

/**
 * Which gems are sent: gifts first, the oldest of them first, then the others by age.
 * @param lots in the order in which they came, with at least so many gems that can be sent
 */
export function partsToSend(lots: readonly Lot[], gems: number, now: Date): Part[] {
  const ripe = lots.filter((lot) => isRipe(lot, now))
  const inOrder = [...ripe.filter(({ kind }) => kind === 'gift'), ...ripe.filter(({ kind }) => kind !== 'gift')]
  const parts: Part[] = []
  let missing = gems
  for (const lot of inOrder) {
    const part = Math.min(lot.remaining, missing)
    if (part > 0) parts.push({ lot, gems: part })
    missing -= part
  }
  return parts
}

/** Of what is sent, what nobody bought. */
export const unboughtOf = (parts: readonly Part[]): number =>
  sum(parts.filter(({ lot }) => lot.paymentId === null).map(({ gems }) => gems))

/** A lot of a payment, as a refund or dispute meets it. */
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
 * From which lots of a payment gems are taken back: first from the buyer, what is there and what is spent; then from those who
 * were given some, the latest gift first. What an erased account had falls on the buyer.
 */
export function partsToReverse(lots: readonly PaidLot[], gems: number): { lot: PaidLot; gems: number }[] {
  const parts: { lot: PaidLot; gems: number }[] = []
  let missing = gems
  const buyerFirst = lots.toSorted((one, other) => rank(one) - rank(other) || other.id - one.id)
  for (const lot of buyerFirst) {
    const part = Math.min(lot.remaining + lot.spent, missing)
    parts.push({ lot, gems: part })
    missing -= part
  }
  const [first] = parts
  if (first) first.gems += missing
  return parts.filter((part) => part.gems > 0)
}

const rank = ({ kind }: PaidLot): number => (kind === 'bought' ? 0 : 1)

/** To which lots gems come again that were taken back: in the opposite order. */
export function partsToRestore(lots: readonly PaidLot[], gems: number): { lot: PaidLot; gems: number }[] {
  let missing = gems
  return lots
    .toSorted((one, other) => rank(other) - rank(one) || one.id - other.id)
    .map((lot) => {
      const part = Math.min(lot.reversed, missing)
      missing -= part
      return { lot, gems: part }
    })
    .filter((part) => part.gems > 0)
}
