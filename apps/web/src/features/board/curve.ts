import { round } from './layout.ts'

/** A smooth SVG path through the places, for the road under the squares. It is closed when the places form a loop. */
export function curveThrough(places: readonly { x: number; y: number }[], closed: boolean): string {
  const count = places.length
  const at = (index: number) => {
    const inside = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return places[inside] ?? { x: 0, y: 0 }
  }
  let d = `M${at(0).x} ${at(0).y}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    d += `C${round(b.x + (c.x - a.x) / 5)} ${round(b.y + (c.y - a.y) / 5)} ${round(c.x - (e.x - b.x) / 5)} ${round(c.y - (e.y - b.y) / 5)} ${c.x} ${c.y}`
  }
  return closed ? `${d}z` : d
}
