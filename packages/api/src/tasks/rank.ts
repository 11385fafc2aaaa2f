/**
 * Places in a manual order, as strings that sort by code point. A task that was never moved has the place of its
 * creation.
 *
 * Rules: Order of tasks.
 */

import { compareText } from '../kernel/compare-text.ts'

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A longer rank makes all ranks of the player be written again. */
const maxRankLength = 60

/** The rank of a task that was never moved. */
export const rankOf = (sequence: number): string => sequence.toString(16).padStart(16, '0')

/** An item in a manual order, by its id, its rank and the number of its creation. */
interface Ranked {
  id: string
  rank: string
  sequence: number
}

/** The rank that an item gets. */
export type NewRank = Pick<Ranked, 'id' | 'rank'>

/** An item whose rank is null until it is moved. */
type Rankable = Omit<Ranked, 'rank'> & { rank: string | null }

/** Items in their manual order. */
const inRankOrder = (rows: readonly Rankable[]): Ranked[] =>
  rows
    .map((row) => ({ ...row, rank: row.rank ?? rankOf(row.sequence) }))
    .sort((a, b) => compareText(a.rank, b.rank) || a.sequence - b.sequence)

/**
 * The ranks that change when an item moves behind another one, or to the first place if there is none: its own, or
 * those of all items when it would be too long. Then all get the short ranks of their times of creation, in the new
 * order. The only item gets the rank of its creation.
 * @param others the other items in their order
 */
function ranksAfterMove(
  others: readonly Ranked[],
  { id, sequence }: Pick<Ranked, 'id' | 'sequence'>,
  after: string | null,
): NewRank[] {
  if (others.length === 0) return [{ id, rank: rankOf(sequence) }]
  const place = others.findIndex((item) => item.id === after) + 1
  const rank = rankBetween(others[place - 1]?.rank ?? '', others[place]?.rank ?? null)
  if (rank.length <= maxRankLength) return [{ id, rank }]
  const ordered = others.toSpliced(place, 0, { id, rank, sequence })
  const sequences = ordered.map((item) => item.sequence).sort((a, b) => a - b)
  return ordered.map((item, at) => ({ id: item.id, rank: rankOf(sequences[at] ?? 0) }))
}

/**
 * Moves an item behind another one of its list, or to the first place if there is none.
 * @param rows the items of the list, in any order
 * @returns the ranks that change, and the item's own
 */
export function moveBehind(
  rows: readonly Rankable[],
  item: Pick<Ranked, 'id' | 'sequence'>,
  after: string | null,
): { ranks: NewRank[]; rank: string } {
  const others = inRankOrder(rows).filter(({ id }) => id !== item.id)
  const ranks = ranksAfterMove(others, item, after)
  const own = ranks.find(({ id }) => id === item.id)
  if (!own) throw new Error('a moved item without a rank')
  return { ranks, rank: own.rank }
}

/** A rank between two, or after the last one. It never follows the ranks of tasks that will be created later. */
export function rankBetween(low: string, high: string | null): string {
  if (high === null) return `${low}i`
  let rank = ''
  let end: string | null = high
  for (let place = 0; ; place++) {
    const from = digits.indexOf(low[place] ?? '0')
    const to = end === null || end[place] === undefined ? digits.length : digits.indexOf(end[place] as string)
    const middle = (from + to) >> 1
    if (middle > from) return rank + digits[middle]
    rank += digits[from]
    if (from < to) end = null
  }
}
