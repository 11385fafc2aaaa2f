/** A flat shape: the name of its colour in the palette, and an SVG path. */
export type Shape = {
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
}

/** A colour in the light and in the dark scheme. */
export type SchemeColours = readonly [light: string, dark: string]

/** A CSS colour that follows the colour scheme of the page. */
export const lightDark = ([light, dark]: SchemeColours) => `light-dark(${light}, ${dark})`

/** A small drawing around (0, 0) for the free places of a landscape. */
export type Sprite = {
  name: string
  /** The room it needs around its centre. */
  radius: number
  /** How often the sprite appears, relative to others. */
  weight: number
  shapes: readonly Shape[]
}

export const fill = (colour: string, d: string, opacity?: number): Shape => ({ fill: colour, d, opacity })
export const line = (colour: string, width: number, d: string, opacity?: number): Shape => ({
  stroke: colour,
  width,
  d,
  opacity,
})

const n = (value: number) => Math.round(value * 10) / 10

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${n(x + r)} ${n(y)}h${n(w)}${corner(r, r)}v${n(h)}${corner(-r, r)}h${n(-w)}${corner(-r, -r)}v${n(-h)}${corner(r, -r)}z`
}

export function polygon(...points: readonly number[]): string {
  let d = ''
  for (let i = 0; i < points.length; i += 2) d += `${i ? 'L' : 'M'}${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`
  return `${d}z`
}

/**
 * Land or water from a wavy upper edge down to `bottom`: crests are a `wave` apart and `rise` high, offset by `shift`.
 */
export function rolling(width: number, y: number, bottom: number, wave: number, rise: number, shift = 0): string {
  const start = (shift % wave) - 2 * wave
  let d = `M${n(start)} ${n(bottom)}V${n(y)}`
  for (let x = start; x < width + wave; x += wave) d += `q${n(wave / 4)} ${n(-rise)} ${n(wave / 2)} 0t${n(wave / 2)} 0`
  return `${d}V${n(bottom)}z`
}

export function cloud(x: number, y: number, size: number): string {
  const puff = (dx: number, dy: number, r: number) => ellipse(x + dx * size, y + dy * size, r * size)
  return (
    box(x - size, y - size * 0.3, size * 2, size * 0.5, size * 0.25) + puff(-0.35, -0.3, 0.36) + puff(0.25, -0.38, 0.46)
  )
}

export function star(x: number, y: number, outer: number, inner: number, spikes: number): string {
  const points: number[] = []
  for (let i = 0; i < spikes * 2; i++) {
    const turn = (Math.PI * i) / spikes - Math.PI / 2
    const reach = i % 2 ? inner : outer
    points.push(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach)
  }
  return polygon(...points)
}

/** A repeatable sequence of numbers from 0 to 1, so that a picture looks the same every time. */
export function seededRandom(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
