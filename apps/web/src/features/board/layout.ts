import { crossing, distance, extent, lengthOf, type Point, towards } from './geometry.ts'

/** One unit of every board picture: the centres of neighbouring squares are 100 apart on every board. */
export const spacing = 100

/** The shape of a theme's path. */
export type PathShape = {
  /** 0 is a square corner, 1 a corner as round as the room between two strands allows. */
  roundness: number
  /** How far the path deviates from straight lines, as a fraction of the room between two strands (0 to 0.25). */
  sway: number
}

export type Place = {
  x: number
  y: number
  /** Direction of travel in degrees; 0 is to the right. */
  angle: number
}

export type Layout = {
  width: number
  height: number
  /** No square is above this line: it is the room for the sky. */
  horizon: number
  places: readonly Place[]
}

const gentle: PathShape = { roundness: 1, sway: 0.16 }
const margin = { top: 1.62, side: 0.95, bottom: 0.86 }
/** The smallest distance of two strands, in units of `spacing`. Closer strands would make the path hard to follow. */
const minStrandGap = 1.27
/** The part of that distance which a comb needs before it sways. */
const gapBeforeSway = 0.93
const maxStrands = 10
/** How often an interval is halved: the width to a ten-thousandth of it, the length of a step to a thousandth. */
const widthRounds = 14
const stepRounds = 10
/** How often the width is corrected at most, and the deviation of the path's length that is accepted. */
const corrections = 4
const lengthTolerance = 0.004
/** The room between the horizon and the highest squares, in units of `spacing`. */
const skyGap = 0.62
/** The length of a wave of the path, in units of the room between two strands, and where the waves begin. */
const waveLength = 2.6
const waveX = 0.9
const waveY = -0.4
/** Corners are arcs of this many pieces, except the smallest; lines are cut into pieces of this length. */
const cornerPieces = 9
const smallestCorner = 0.05
const pieceLength = 0.22
/** The shortest step, as a part of the path between its ends, and how much the last step may differ from the others. */
const shortestStep = 0.88
const stepTolerance = 0.01
/** How far the steps may go around the loop: the last one may end beyond the start. */
const longestWalk = 1.2
/** How much closer two squares may be that are two steps apart, since they may be on the same bend. */
const bendAllowance = 1.1

/** The layouts that were computed, by their arguments. */
const layouts = new Map<string, Layout>()

/**
 * Places the squares of a board on a winding closed path in a picture of the given aspect (width / height). Pure: the
 * same arguments give the same layout. Lengths are in units of `spacing`; a smaller width means larger tiles on screen.
 */
export function layoutPath(size: number, aspect: number, shape: PathShape = gentle): Layout {
  const key = `${size}/${aspect}/${shape.roundness}/${shape.sway}`
  let layout = layouts.get(key)
  if (!layout) {
    layout = tightest(size, aspect, shape)
    layouts.set(key, layout)
  }
  return layout
}

type Comb = {
  strands: number
  /**
   * Whether the strands are vertical, with the long side at the bottom. Otherwise they are horizontal, with the long
   * side on the left.
   */
  upright: boolean
  /** The width of the whole picture, in steps. */
  width: number
}

/** The narrowest picture has the largest squares. Tries the combs in that order and returns the first that has room. */
function tightest(size: number, aspect: number, shape: PathShape): Layout {
  const combs: Comb[] = []
  for (const upright of [true, false]) {
    for (let strands = 2; strands <= maxStrands; strands += 2) {
      const width = estimate(size, aspect, shape, strands, upright)
      if (width) combs.push({ strands, upright, width })
    }
  }
  combs.sort((a, b) => a.width - b.width)
  for (const comb of combs) {
    const layout = fit(size, aspect, shape, comb)
    if (layout) return layout
  }
  throw new RangeError(`no path of ${size} squares fits the aspect ${aspect}`)
}

/** The width of the picture for a comb without sway, or undefined if its strands would be too close. */
function estimate(size: number, aspect: number, shape: PathShape, strands: number, upright: boolean) {
  let pitch = 0
  const isTooNarrow = (width: number): boolean => {
    const [across, down] = areaOf(width, aspect)
    const [along, reach] = upright ? [across, down] : [down, across]
    pitch = along / (strands - 1)
    const bends = strands * 2 * (2 - Math.PI / 2) * (shape.roundness * Math.min(pitch, reach)) * 0.5
    const length = 2 * along + 2 * reach + (strands - 2) * (reach - pitch) - bends
    return across < 0 || down < 0 || length < size
  }
  const [, width] = bisect([2 * margin.side, size], widthRounds, isTooNarrow)
  return pitch > minStrandGap * gapBeforeSway ? width : undefined
}

/** The width and height of the path in a picture of this width. */
const areaOf = (width: number, aspect: number): [across: number, down: number] => [
  width - 2 * margin.side,
  width / aspect - margin.top - margin.bottom,
]

/** Halves an interval whose lower end is too small, and whose upper end is not. Returns its last ends. */
function bisect([from, to]: Point, times: number, isTooSmall: (value: number) => boolean): [low: number, high: number] {
  let [low, high] = [from, to]
  for (let round = 0; round < times; round++) {
    const middle = (low + high) / 2
    if (isTooSmall(middle)) low = middle
    else high = middle
  }
  return [low, high]
}

/** Corrects the estimated width until the swayed path is just long enough, then places the squares along it. */
function fit(
  size: number,
  aspect: number,
  shape: PathShape,
  { strands, upright, width: guess }: Comb,
): Layout | undefined {
  let width = guess
  let path: Point[] = []
  for (let attempt = 0; attempt < corrections; attempt++) {
    const [across, down] = areaOf(width, aspect)
    if (across < 1 || down < 1) return undefined
    path = trace([across, down], shape, strands, upright)
    const missing = size / lengthOf(path) - 1
    if (Math.abs(missing) < lengthTolerance) break
    width += missing * Math.min(across, down * aspect)
  }
  const { points, chord, closed } = stepAlong(path, size)
  if (!closed || smallestGap(points) < minStrandGap * chord) return undefined
  const unit = spacing / chord
  const placed = points.map(([x, y]): Point => [(x + margin.side) * unit, (y + margin.top) * unit])
  return {
    width: Math.round(width * unit),
    height: Math.round((width * unit) / aspect),
    horizon: Math.round((margin.top - skyGap) * unit),
    places: placed.map((point, index) => {
      const before = placed.at(index - 1) ?? point
      const after = placed[(index + 1) % size] ?? point
      const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI
      return { x: round(point[0]), y: round(point[1]), angle: round(angle) }
    }),
  }
}

/** Rounds to a tenth, which is below what can be seen. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** A comb: one long side, and strands that snake back to its start. Fine-grained, rounded and swayed. */
function trace([width, height]: Point, shape: PathShape, strands: number, upright: boolean): Point[] {
  const [along, across] = upright ? [width, height] : [height, width]
  const pitch = along / (strands - 1)
  const corners: Point[] = [
    [0, across],
    [along, across],
  ]
  for (let strand = strands - 1; strand > 0; strand -= 2) {
    const dip = across - pitch
    corners.push([strand * pitch, 0], [(strand - 1) * pitch, 0])
    if (strand > 1) corners.push([(strand - 1) * pitch, dip], [(strand - 2) * pitch, dip])
  }
  const smooth = roundCorners(corners, (shape.roundness * Math.min(pitch, across)) / 2)
  const frequency = (Math.PI * 2) / (Math.min(pitch, across) * waveLength)
  const reach = shape.sway * Math.min(pitch, across)
  const swayed = smooth.map(
    (point): Point => [
      point[0] + reach * Math.sin(point[1] * frequency + waveX),
      point[1] + reach * Math.sin(point[0] * frequency + waveY),
    ],
  )
  // A horizontal comb is the vertical one mirrored on the diagonal, so both start at the bottom left.
  return fitInto(upright ? swayed : swayed.map(([a, b]): Point => [across - b, along - a]), width, height)
}

/** Swaying pushes a path past its edges or leaves room there, so it is scaled to the whole area. */
function fitInto(path: readonly Point[], width: number, height: number): Point[] {
  const [left, right] = extent(path.map((point) => point[0]))
  const [top, bottom] = extent(path.map((point) => point[1]))
  return path.map((point) => [
    ((point[0] - left) / (right - left)) * width,
    ((point[1] - top) / (bottom - top)) * height,
  ])
}

function roundCorners(corners: readonly Point[], radius: number): Point[] {
  const path: Point[] = []
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2)
    const start = towards(corner, before, reach)
    const end = towards(corner, after, reach)
    const last = path.at(-1)
    if (last) path.push(...between(last, start))
    const centre: Point = [start[0] + end[0] - corner[0], start[1] + end[1] - corner[1]]
    const count = reach > smallestCorner ? cornerPieces : 1
    for (let piece = 0; piece <= count; piece++) {
      const turn = (piece / count) * (Math.PI / 2)
      path.push([
        centre[0] + (start[0] - centre[0]) * Math.cos(turn) + (end[0] - centre[0]) * Math.sin(turn),
        centre[1] + (start[1] - centre[1]) * Math.cos(turn) + (end[1] - centre[1]) * Math.sin(turn),
      ])
    }
  })
  const first = path[0]
  const last = path.at(-1)
  return first && last ? [...path, ...between(last, first)] : path
}

function between(from: Point, to: Point): Point[] {
  const count = Math.floor(distance(from, to) / pieceLength)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    const part = (index + 1) / count
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  })
}

/** Finds the step length that ends at the start after `size` straight steps along the path. */
function stepAlong(path: readonly Point[], size: number): { points: Point[]; chord: number; closed: boolean } {
  const loop = [...path, path[0] ?? [0, 0]]
  const length = lengthOf(path)
  // A straight step is never longer than its part of the path, and hardly shorter on these bends.
  const longest = length / size
  const isTooShort = (chord: number) => placeSteps(loop, chord, size).travelled < length
  const [chord] = bisect([longest * shortestStep, longest], stepRounds, isTooShort)
  const { points } = placeSteps(loop, chord, size)
  const gap = distance(points.at(-1) ?? [0, 0], points[0] ?? [0, 0])
  // A tight bend can swallow a step. Such a path cannot be divided evenly and is not used.
  return { points, chord, closed: points.length === size && Math.abs(gap / chord - 1) < stepTolerance }
}

/** Steps along the loop, and the distance from the last step to the start, measured along the loop. */
function placeSteps(loop: readonly Point[], chord: number, size: number): { points: Point[]; travelled: number } {
  const count = loop.length - 1
  const points: Point[] = []
  let here = loop[0] as Point
  let from = here
  let passed = 0
  let travelled = 0
  for (let index = 1; index < count * longestWalk && points.length < size; ) {
    const to = loop[index % count] as Point
    if (distance(here, to) < chord) {
      passed += distance(from, to)
      from = to
      index++
      continue
    }
    points.push(here)
    here = crossing(here, from, to, chord)
    travelled = passed + distance(from, here)
  }
  return { points, travelled }
}

function smallestGap(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 2; j < points.length; j++) {
      const apart = Math.min(j - i, i + points.length - j)
      if (apart < 2) continue
      const room = distance(points[i] as Point, points[j] as Point) * (apart === 2 ? bendAllowance : 1)
      least = Math.min(least, room)
    }
  }
  return least
}
