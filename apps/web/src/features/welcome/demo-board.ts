import type { BoardData, SquareKind } from '../board/board.ts'

const kinds: Record<string, SquareKind> = {
  t: 'task',
  f: 'fact',
  q: 'quote',
  a: 'question',
  r: 'random',
  b: 'bonus',
  s: 'specialBonus',
}

const squares = [...'..q.f.b..t.a.b...f...a.s..b..r..t....q..'].map((letter, position) => ({
  position,
  kind: kinds[letter] ?? 'none',
  used: false,
}))

/** A sample board with the pawn on a square. */
export function demoBoard(name: string, position: number): BoardData {
  return {
    id: 'demo',
    name,
    position,
    lap: 1,
    size: squares.length,
    squares: squares.map((square) => ({ ...square, used: square.kind !== 'none' && square.position < position })),
  }
}
