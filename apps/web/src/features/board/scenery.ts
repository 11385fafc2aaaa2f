import { type Sprite, seededRandom } from './drawing.ts'
import { type Layout, spacing } from './layout.ts'

export type Planted = {
  sprite: Sprite
  x: number
  y: number
  /** Mirrored, so that repeated sprites look less alike. */
  flipped: boolean
}

const tileRadius = spacing * 0.52

/**
 * Distributes a theme's sprites over the area that the path and the sky leave free. The same board always looks the
 * same.
 */
export function plant(sprites: readonly Sprite[], layout: Layout, seed: string): Planted[] {
  const random = seededRandom(seed)
  const planted: Planted[] = []
  const bySize = [...sprites].sort((a, b) => b.radius - a.radius)
  const area = (layout.width * (layout.height - layout.horizon)) / (spacing * spacing)
  for (const sprite of bySize) {
    const wanted = Math.max(1, Math.round((area * sprite.weight) / 10))
    for (let tries = 0, done = 0; tries < wanted * 14 && done < wanted; tries++) {
      const x = random() * layout.width
      const y = layout.horizon + sprite.radius * 0.6 + random() * (layout.height - layout.horizon - sprite.radius * 0.9)
      const flipped = random() > 0.5
      if (!isFree(x, y, sprite.radius, layout, planted)) continue
      planted.push({ sprite, x: Math.round(x), y: Math.round(y), flipped })
      done++
    }
  }
  // Nearer sprites cover those behind them.
  return planted.sort((a, b) => a.y + a.sprite.radius - b.y - b.sprite.radius)
}

function isFree(x: number, y: number, radius: number, layout: Layout, planted: readonly Planted[]): boolean {
  for (const place of layout.places) if (within(x - place.x, y - place.y, radius + tileRadius)) return false
  for (const other of planted) if (within(x - other.x, y - other.y, (radius + other.sprite.radius) * 1.02)) return false
  return true
}

function within(dx: number, dy: number, reach: number): boolean {
  return dx * dx + dy * dy < reach * reach
}
