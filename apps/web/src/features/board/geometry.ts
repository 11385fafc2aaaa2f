export type Point = readonly [x: number, y: number]

/** The point at a distance from one point in the direction of another. */
export function towards(from: Point, to: Point, reach: number): Point {
  const part = reach / (distance(from, to) || 1)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** The point where the line from a to b leaves the circle around the centre. */
export function crossing(centre: Point, a: Point, b: Point, radius: number): Point {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const fx = a[0] - centre[0]
  const fy = a[1] - centre[1]
  const p = dx * dx + dy * dy
  const q = fx * dx + fy * dy
  const part = (-q + Math.sqrt(Math.max(0, q * q - p * (fx * fx + fy * fy - radius * radius)))) / p
  return [a[0] + dx * part, a[1] + dy * part]
}

/** The length of a closed path, with the way from its last point to its first. */
export function lengthOf(path: readonly Point[]): number {
  let length = distance(path.at(-1) as Point, path[0] as Point)
  for (let index = 1; index < path.length; index++) length += distance(path[index - 1] as Point, path[index] as Point)
  return length
}

export function distance(a: Point, b: Point): number {
  // Runs thousands of times before the browser has compiled it, so it avoids destructuring and allocations.
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  return Math.sqrt(x * x + y * y)
}

/** The least and the greatest of some numbers. */
export function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
