import { readFileSync } from 'node:fs'
import { tagColors } from '@questboard/api/tags/schema'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const [styles, tokens] = [read('./dots.module.css'), read('../../app/tokens.css')]

/** The surfaces that tags are shown on. */
const surfaces = ['mantine-color-body', 'qb-page', 'qb-hover', 'qb-current']

function surfacesIn(scheme: string): string[] {
  const block = tokens.slice(tokens.indexOf(`scheme="${scheme}"`))
  return surfaces.map((name) => new RegExp(`--${name}: (#\\w{6})`).exec(block)?.[1] ?? '')
}

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(tagColors)('%s has a contrast of 4.5:1 on every surface of both schemes', (color) => {
  const rule = color === 'gray' ? '.tag {' : `[data-color="${color}"] {`
  const found = /--tag: light-dark\((#\w{6}), (#\w{6})\)/.exec(styles.slice(styles.indexOf(rule)))
  expect(styles).toContain(rule)
  for (const [place, scheme] of (['light', 'dark'] as const).entries()) {
    for (const surface of surfacesIn(scheme)) {
      expect(contrast(found?.[place + 1] ?? '', surface)).toBeGreaterThanOrEqual(4.5)
    }
  }
})
