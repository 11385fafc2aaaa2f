import type { ThemeName } from '../board.ts'
import type { SchemeColours, Shape, Sprite } from '../drawing.ts'
import type { PathShape } from '../layout.ts'

/** Everything that makes one board look different from another. */
export interface Theme {
  name: ThemeName
  /** Colour of each name used by the shapes: in daylight and in the dark. */
  palette: Readonly<Record<string, SchemeColours>> & Record<BaseColour, SchemeColours>
  path: PathShape
  /** The road under the squares, from the lowest stroke to the highest. */
  road: readonly { colour: string; width: number; dash?: string; cap?: 'butt'; drop?: number }[]
  /** Outline of a square around (0, 0), within 42 to each side. */
  tile: { d: string; turns: boolean }
  /** The land behind everything. `horizon` is where squares may begin. */
  land(width: number, height: number, horizon: number): Shape[]
  /** What grows, stands or floats in the free places; the larger are placed first. */
  sprites: readonly Sprite[]
}

/** The colours the squares themselves need from a theme. */
export type BaseColour = 'tile' | 'tileEdge' | 'tileInk' | 'usedTile' | 'usedEdge'
