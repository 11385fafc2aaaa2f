import { describe, expect, test } from 'vitest'
import { layoutPath, type PathShape, type Place, spacing } from './layout.ts'

const shapes: PathShape[] = [
  { roundness: 1, sway: 0.12 },
  { roundness: 1, sway: 0.14 },
  { roundness: 0.7, sway: 0.06 },
  { roundness: 0.4, sway: 0 },
]
const sizes = Array.from({ length: 13 }, (_, index) => 24 + index * 3)
const aspects = [1.6, 0.72, 0.62, 0.56, 0.5]

describe.each(aspects)('in a picture of aspect %d', (aspect) => {
  test.each(shapes)('places squares at equal steps on a closed loop: %o', (shape) => {
    for (const size of sizes) {
      const { places } = layoutPath(size, aspect, shape)
      expect(places).toHaveLength(size)
      const steps = places.map((place, index) => distance(place, places[(index + 1) % size]))
      expect(Math.max(...steps.map((step) => Math.abs(step - spacing))), `size ${size}`).toBeLessThan(2)
    }
  })

  test.each(shapes)('places squares without overlap and below the sky: %o', (shape) => {
    for (const size of sizes) {
      const { places, width, height, horizon } = layoutPath(size, aspect, shape)
      expect(width / height).toBeCloseTo(aspect, 1)
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
      expect(Math.min(...xs, width - Math.max(...xs)), `size ${size}: sides`).toBeGreaterThan(50)
      expect(Math.min(Math.min(...ys) - horizon, height - Math.max(...ys)), `size ${size}: ends`).toBeGreaterThan(50)
      const apart = places.flatMap((place, index) =>
        places.slice(index + 2, index === 0 ? -1 : undefined).map((other) => distance(place, other)),
      )
      expect(Math.min(...apart), `size ${size}: room`).toBeGreaterThan(112)
    }
  })
})

function distance(a: Place, b: Place | undefined): number {
  return Math.hypot(a.x - (b?.x ?? 0), a.y - (b?.y ?? 0))
}

test('the same board always looks the same', () => {
  expect(layoutPath(40, 1.6)).toEqual(layoutPath(40, 1.6))
})
