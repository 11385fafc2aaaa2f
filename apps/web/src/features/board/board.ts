export type SquareKind = 'none' | 'task' | 'fact' | 'quote' | 'question' | 'random' | 'bonus' | 'specialBonus'
export type SpecialKind = Exclude<SquareKind, 'none'>
export type ThemeName = 'meadow' | 'sea' | 'space' | 'city' | 'forest' | 'castle'

export type Square = {
  position: number
  kind: SquareKind
  used: boolean
}

export type BoardData = {
  id: string
  name: string
  position: number
  lap: number
  size: number
  squares: readonly Square[]
}

/** The face on the pawn. Without a picture it shows the initials. */
export type PawnFace = {
  name: string
  imageUrl: string | null
}

/** The square at a position. Positions before the first and after the last square wrap around. */
export function squareAt(board: BoardData, position: number): Square {
  const wrapped = ((position % board.size) + board.size) % board.size
  return board.squares[wrapped] ?? { position: wrapped, kind: 'none', used: false }
}
