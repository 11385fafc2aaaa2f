import type { GroupPawn } from '@questboard/api/groups/schema'
import type { Place } from '../board/layout.ts'
import { type Look, lookOf } from './looks.ts'

/** A member's pawn with its look. */
export type Member = GroupPawn & { look: Look }

/** The pawns on one square, in units of the picture. */
export type Crowd = {
  position: number
  /** All pawns on the square. */
  members: Member[]
  shown: { member: Member; x: number; y: number }[]
  /** How many are not shown, and where their number is. */
  more: { count: number; x: number; y: number } | null
  centre: { x: number; y: number }
  /** The radius of a pawn. */
  radius: number
  /** From the centre to the edge of the outermost pawn. */
  reach: number
}

/** More pawns are shown as a number. */
const maxShown = 8

/** Between the centres of neighbours, in radii: a pawn covers about a tenth of the one beside it. */
const gap = 1.6

/** The largest radius by the number of columns. */
const maxRadii = [0, 38, 33, 29] as const

export const withLooks = (pawns: readonly GroupPawn[]): Member[] =>
  pawns.map((pawn, place) => ({ ...pawn, look: lookOf(place) }))

/** Spreads the pawns on each square into rows. Pawns near other crowds are smaller, so that no crowd covers another. */
export function crowdsOn(members: readonly Member[], places: readonly Place[], ownId: string): Crowd[] {
  const bySquare = Map.groupBy(members, ({ position }) => position)
  const centres = new Map([...bySquare.keys()].map((position) => [position, centreOf(places, position)]))
  return [...bySquare]
    .sort(([a], [b]) => a - b)
    .map(([position, all]) => {
      const centre = centres.get(position) ?? { x: 0, y: 0 }
      const others = [...centres].filter(([other]) => other !== position).map(([, at]) => at)
      const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)))
      return spread({ position, all, centre, room: nearest / 2, ownId })
    })
}

function spread({
  position,
  all,
  centre,
  room,
  ownId,
}: {
  position: number
  all: Member[]
  centre: Crowd['centre']
  room: number
  ownId: string
}): Crowd {
  const chosen = choose(all, ownId)
  const count = chosen.length === all.length ? all.length : chosen.length + 1
  const columns = columnsOf(count)
  const reachInRadii = 1 + (gap * (columns - 1)) / 2
  const radius = Math.min(maxRadii[columns] ?? 29, room / reachInRadii)
  const spots = spotsOf(count, columns).map(([x, y]) => ({ x: centre.x + x * radius, y: centre.y + y * radius }))
  const last = spots.at(-1)
  return {
    position,
    members: all,
    centre,
    radius,
    reach: reachInRadii * radius,
    shown: chosen.map((member, index) => ({ member, ...(spots[index] ?? centre) })),
    more: last && count > chosen.length ? { count: all.length - chosen.length, ...last } : null,
  }
}

/** The user's own pawn is always shown. */
function choose(all: Member[], ownId: string): Member[] {
  if (all.length <= maxShown) return all
  const own = all.findIndex(({ userId }) => userId === ownId)
  const first = all.slice(0, maxShown)
  return own < maxShown ? first : [...first.slice(0, -1), all[own] as Member]
}

const columnsOf = (count: number): 1 | 2 | 3 => (count > 4 ? 3 : count > 1 ? 2 : 1)

/** The centres around (0, 0), in radii. A last row that is not full is centred. */
function spotsOf(count: number, columns: number): [x: number, y: number][] {
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return [gap * ((index % columns) - (inRow - 1) / 2), gap * (row - (rows - 1) / 2)]
  })
}

const centreOf = (places: readonly Place[], position: number) => {
  const { x, y } = places[position % places.length] ?? { x: 0, y: 0 }
  // A little above the centre, where pieces stand on a board.
  return { x, y: y - 8 }
}
