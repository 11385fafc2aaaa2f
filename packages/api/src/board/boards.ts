import type { squareKinds } from './schema.ts'

export type SquareKind = (typeof squareKinds)[number]

export interface BoardDefinition {
  id: string
  slug: 'meadow' | 'sea' | 'space' | 'city' | 'forest' | 'castle'
  name: { en: string; bg: string }
  /** Null: free, every player owns it. */
  gems: number | null
  squares: readonly SquareKind[]
}

const letters: Record<string, SquareKind> = {
  '.': 'none',
  t: 'task',
  f: 'fact',
  q: 'quote',
  a: 'question',
  r: 'random',
  b: 'bonus',
  s: 'specialBonus',
}

const squaresOf = (drawing: string): SquareKind[] => [...drawing].map((letter) => letters[letter] ?? 'none')

/**
 * The boards. Each is a loop that starts on a plain square; they differ in size and in the mix of squares. About one
 * square in three is special.
 *
 * Rules: Board.
 */
export const boards: readonly [BoardDefinition, ...BoardDefinition[]] = [
  {
    id: '019d3c00-0000-7000-8000-0000b0a2d001',
    slug: 'meadow',
    name: { en: 'Meadow', bg: 'Поляна' },
    gems: null,
    squares: squaresOf('..q.f.b..t.a.b...f...a.s..b..r..t....q..'),
  },
  {
    id: '019d3c00-0000-7000-8000-0000b0a2d002',
    slug: 'sea',
    name: { en: 'Sea', bg: 'Море' },
    gems: null,
    squares: squaresOf('..t.b..f..q.s..a.b.r..f..a.q...r....'),
  },
  {
    id: '019d3c00-0000-7000-8000-0000b0a2d003',
    slug: 'forest',
    name: { en: 'Forest', bg: 'Гора' },
    gems: 60,
    squares: squaresOf('...t....q..f....r.f.q.t.b..q.f.a....q.f.s.a.'),
  },
  {
    id: '019d3c00-0000-7000-8000-0000b0a2d004',
    slug: 'city',
    name: { en: 'City', bg: 'Град' },
    gems: 80,
    squares: squaresOf('.....t..q.r.t..a..q..t..a.t.f.a..b...t.b..f..s..'),
  },
  {
    id: '019d3c00-0000-7000-8000-0000b0a2d005',
    slug: 'castle',
    name: { en: 'Castle', bg: 'Замък' },
    gems: 120,
    squares: squaresOf('..q...b.r..s.t.a..r.a..b.t..r.f..r....q.f..r...b..r...'),
  },
  {
    id: '019d3c00-0000-7000-8000-0000b0a2d006',
    slug: 'space',
    name: { en: 'Space', bg: 'Космос' },
    gems: 150,
    squares: squaresOf('..r.s.b....t.a.r.f...a.f...a.q..f...r..f..r....a.f..q...a.t.'),
  },
]

export const firstBoard = boards[0]

const byId = new Map(boards.map((board) => [board.id, board]))

/** A board of the catalogue. A removed board is replaced by the first one. */
export const boardOf = (id: string): BoardDefinition => byId.get(id) ?? firstBoard

export const findBoard = (id: string): BoardDefinition | undefined => byId.get(id)
