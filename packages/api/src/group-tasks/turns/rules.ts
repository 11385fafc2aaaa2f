/**
 * Whose turn it is. Pure functions: no database access.
 *
 * Rules: Turns.
 */

/** How many turns count for a member, and whether the member was passed over last. */
export interface TurnCount {
  held: number
  away: boolean
}

/** An accepted swap: the next turn of the accepter is the asker's. */
export interface OwedTurn {
  id: string
  /** The asker. */
  fromId: string
  /** The accepter. */
  toId: string
}

/** A rotation before a turn is given. */
export interface Rotation {
  /** The assignees, in the order of the task. */
  order: readonly string[]
  counts: ReadonlyMap<string, TurnCount>
  /** The member for whom the last turn counted. */
  last: string | null
  /** The assignees who can be given a turn. */
  available: ReadonlySet<string>
  /** Accepted swaps, oldest first. */
  owed: readonly OwedTurn[]
}

/** Who holds a turn, for whom it counts, and the swap that this settles. */
export interface GivenTurn {
  holder: string
  countsFor: string
  owedId: string | null
}

/**
 * The counts of the assignees. Those who come back or join are raised to the lowest of the others, so that no one makes
 * up for an absence.
 */
export function countedTurns({
  order,
  counts,
  available,
}: Pick<Rotation, 'order' | 'counts' | 'available'>): Map<string, TurnCount> {
  const isStaying = (userId: string) => available.has(userId) && counts.get(userId)?.away === false
  const staying = order.filter(isStaying).map((userId) => counts.get(userId)?.held ?? 0)
  const lowest = staying.length > 0 ? Math.min(...staying) : 0
  return new Map(
    order.map((userId): [string, TurnCount] => {
      const held = counts.get(userId)?.held ?? 0
      if (!available.has(userId)) return [userId, { held, away: true }]
      return [userId, { held: isStaying(userId) ? held : Math.max(held, lowest), away: false }]
    }),
  )
}

/** The available member with the fewest turns. Among equals, the first in the order after the last one. */
function memberWithFewestTurns({ order, counts, last, available }: Omit<Rotation, 'owed'>): string | null {
  const after = last === null ? 0 : order.indexOf(last) + 1
  const candidates = [...order.slice(after), ...order.slice(0, after)].filter((userId) => available.has(userId))
  const heldBy = (userId: string) => counts.get(userId)?.held ?? 0
  return candidates.reduce<string | null>(
    (best, candidate) => (best === null || heldBy(candidate) < heldBy(best) ? candidate : best),
    null,
  )
}

/**
 * Gives the next turn. An accepted swap gives the turn of its accepter to the asker, but it counts for the accepter.
 * @param rotation with counts as `countedTurns` returns them
 * @returns null: no one is available
 */
export function giveTurn(rotation: Rotation): GivenTurn | null {
  const member = memberWithFewestTurns(rotation)
  if (member === null) return null
  const swap = rotation.owed.find(({ fromId, toId }) => toId === member && rotation.available.has(fromId))
  return { holder: swap?.fromId ?? member, countsFor: member, owedId: swap?.id ?? null }
}

/** The counts after a turn has ended. */
export function countTurn(counts: ReadonlyMap<string, TurnCount>, userId: string | null): Map<string, TurnCount> {
  const counted = new Map(counts)
  const before = userId === null ? undefined : counts.get(userId)
  if (userId !== null) counted.set(userId, { held: (before?.held ?? 0) + 1, away: before?.away ?? false })
  return counted
}

/** Who would have the turn after the current one, as things are. */
export function nextHolder(rotation: Rotation, countsFor: string | null): string | null {
  const counts = countTurn(rotation.counts, countsFor)
  return giveTurn({ ...rotation, counts, last: countsFor ?? rotation.last })?.holder ?? null
}
