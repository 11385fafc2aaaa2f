export type SquareKind = 'none' | 'task' | 'fact' | 'quote' | 'question' | 'random' | 'bonus' | 'specialBonus'
export type SpecialKind = Exclude<SquareKind, 'none'>
export type ThemeName = 'meadow' | 'sea' | 'space' | 'city' | 'forest' | 'castle'

export interface Square {
  position: number
  kind: SquareKind
  used: boolean
}

export interface BoardData {
  id: string
  name: string
  position: number
  lap: number
  size: number
  squares: readonly Square[]
}

/** Whose face the pawn carries; without a picture it shows the initials. */
export interface PawnFace {
  name: string
  imageUrl: string | null
}

/** Another member of the group, who stands on the same board. */
export interface Companion extends PawnFace {
  id: string
  position: number
}

/** The square at a position that may lie beyond the last one, or before the first. */
export function squareAt(board: BoardData, position: number): Square {
  const wrapped = ((position % board.size) + board.size) % board.size
  return board.squares[wrapped] ?? { position: wrapped, kind: 'none', used: false }
}
