import { describe, expect, test } from 'vitest'
import { aspectFor } from '../aspect.ts'
import type { ThemeName } from '../board.ts'
import type { Shape } from '../drawing.ts'
import { layoutPath, spacing } from '../layout.ts'
import { plant } from '../scenery.ts'
import { loadTheme } from './load.ts'

const names: ThemeName[] = ['meadow', 'sea', 'space', 'city', 'forest', 'castle']
const sizes = [24, 32, 36, 40, 46, 48, 54, 60, 64]

describe.each(names)('the %s', async (name) => {
  const theme = await loadTheme(name)

  test('uses only the colours of its palette', () => {
    const shapes: Shape[] = [...theme.land(1200, 750, 100), ...theme.sprites.flatMap((sprite) => sprite.shapes)]
    const named = [...shapes.map(({ fill, stroke }) => fill ?? stroke ?? ''), ...theme.road.map(({ colour }) => colour)]
    expect(named.filter((colour) => !(colour in theme.palette))).toEqual([])
    for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('has different colours for the light and the dark scheme', () => {
    for (const [light, dark] of Object.values(theme.palette)) {
      expect([light, dark].every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true)
      expect(light).not.toBe(dark)
    }
  })

  test.each(sizes)('has a path for %d squares that fits a phone', (size) => {
    const { width, places } = layoutPath(size, aspectFor(size, true), theme.path)
    expect(places).toHaveLength(size)
    const phone = 328
    const sign = (phone / width) * 46
    expect(sign).toBeGreaterThanOrEqual(18)
  })

  test('places no sprite on a square, and always the same sprites', () => {
    const layout = layoutPath(40, 1.6, theme.path)
    const garden = plant(theme.sprites, layout, theme.name)
    expect(garden.length).toBeGreaterThan(20)
    const trodden = garden.filter(({ sprite, x, y }) =>
      layout.places.some((place) => Math.hypot(place.x - x, place.y - y) < sprite.radius + spacing * 0.5),
    )
    expect(trodden).toEqual([])
    expect(plant(theme.sprites, layout, theme.name)).toEqual(garden)
  })
})
