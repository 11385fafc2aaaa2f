/**
 * Whose turn it is. Pure: nothing here knows the database.
 *
 * Specification: Turns, and first who does it.
 */

/** How many turns count for a member, and whether the member was passed over last. */
export interface Held {
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
  turns: ReadonlyMap<string, Held>
  /** For whom the last turn counted. */
  last: string | null
  /** The assignees who can be given a turn. */
  there: ReadonlySet<string>
  /** Accepted swaps, oldest first. */
  owed: readonly OwedTurn[]
}

/** Who holds a turn, for whom it counts, and the swap that this settles. */
export interface Given {
  holder: string
  countsFor: string
  owedId: string | null
}

/**
 * The counts of the assignees. Those who come back or join are raised to the lowest of the others, so that no one makes up
 * for an absence.
 */
export function countedTurns({ order, turns, there }: Pick<Rotation, 'order' | 'turns' | 'there'>): Map<string, Held> {
  const isStaying = (userId: string) => there.has(userId) && turns.get(userId)?.away === false
  const staying = order.filter(isStaying).map((userId) => turns.get(userId)?.held ?? 0)
  const lowest = staying.length > 0 ? Math.min(...staying) : 0
  return new Map(
    order.map((userId): [string, Held] => {
      const held = turns.get(userId)?.held ?? 0
      if (!there.has(userId)) return [userId, { held, away: true }]
      return [userId, { held: isStaying(userId) ? held : Math.max(held, lowest), away: false }]
    }),
  )
}

/** Of those who are there, the one with the fewest turns, then by the order after the last one. */
function fewest({ order, turns, last, there }: Omit<Rotation, 'owed'>): string | null {
  const after = last === null ? 0 : order.indexOf(last) + 1
  const candidates = [...order.slice(after), ...order.slice(0, after)].filter((userId) => there.has(userId))
  const heldBy = (userId: string) => turns.get(userId)?.held ?? 0
  return candidates.reduce<string | null>(
    (best, one) => (best === null || heldBy(one) < heldBy(best) ? one : best),
    null,
  )
}

/**
 * Gives the next turn. An accepted swap gives the turn of its accepter to the asker, but it counts for the accepter.
 * @param rotation with counts as `countedTurns` returns them
 * @returns null: no one is there
 */
export function giveTurn(rotation: Rotation): Given | null {
  const whose = fewest(rotation)
  if (whose === null) return null
  const swap = rotation.owed.find(({ fromId, toId }) => toId === whose && rotation.there.has(fromId))
  return { holder: swap?.fromId ?? whose, countsFor: whose, owedId: swap?.id ?? null }
}

/** The counts after a turn has ended. */
export function countTurn(turns: ReadonlyMap<string, Held>, whose: string | null): Map<string, Held> {
  const counted = new Map(turns)
  const before = whose === null ? undefined : turns.get(whose)
  if (whose !== null) counted.set(whose, { held: (before?.held ?? 0) + 1, away: before?.away ?? false })
  return counted
}

/** Who would have the turn after the current one, as things are. */
export function nextHolder(rotation: Rotation, countsFor: string | null): string | null {
  const turns = countTurn(rotation.turns, countsFor)
  return giveTurn({ ...rotation, turns, last: countsFor ?? rotation.last })?.holder ?? null
}
