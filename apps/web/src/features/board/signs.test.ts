import { expect, test } from 'vitest'
import type { SchemeColours } from './drawing.ts'
import { signs } from './signs.ts'

const entries = Object.entries(signs)

test.each(entries)('the sign of a %s square contrasts with its face in both schemes', (_, { face, ink }) => {
  for (const scheme of [0, 1] as const) expect(contrast(ink[scheme], face[scheme])).toBeGreaterThanOrEqual(3)
})

test('no two signs have the same drawing', () => {
  const drawings = entries.map(([, { solid = '', stroke = '' }]) => solid + stroke)
  expect(new Set(drawings).size).toBe(entries.length)
})

function contrast(...[a, b]: SchemeColours): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
