import type { ThemeName } from '../board.ts'
import type { SchemeColours, Shape, Sprite } from '../drawing.ts'
import type { PathShape } from '../layout.ts'

/** The look of a board. */
export type Theme = {
  name: ThemeName
  /** The colours of the shapes by name, in both schemes. */
  palette: Readonly<Record<string, SchemeColours>> & Record<BaseColour, SchemeColours>
  path: PathShape
  /** The road under the squares, from the lowest stroke to the highest. */
  road: readonly { colour: string; width: number; dash?: string; cap?: 'butt'; drop?: number }[]
  /** The outline of a square around (0, 0), at most 42 to each side. */
  tile: { d: string; turns: boolean }
  /** The background. Squares begin below `horizon`. */
  land(width: number, height: number, horizon: number): Shape[]
  /** Decorations for the free places. Larger ones are placed first. */
  sprites: readonly Sprite[]
}

/** The colours of a theme that the squares need. */
export type BaseColour = 'tile' | 'tileEdge' | 'tileInk' | 'usedTile' | 'usedEdge'
