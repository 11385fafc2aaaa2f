import type { Stats } from '@questboard/api/game/schema'

type Before = Pick<Stats, 'gold' | 'level' | 'exp' | 'nextLevelExp'>

/** Whole gold and experience that a response added, including experience that reached the next level. */
export function gained(before: Before, after: Before): { gold: number; exp: number } {
  const exp =
    after.level > before.level ? before.nextLevelExp - before.exp + after.exp : Math.max(0, after.exp - before.exp)
  return { gold: Math.max(0, after.gold - before.gold), exp }
}
