/** Progress within the current level in whole percent: floor(exp / nextLevelExp * 100). Rules: Earning. */
export function levelPercent({ exp, nextLevelExp }: { exp: number; nextLevelExp: number }): number {
  if (nextLevelExp <= 0) return 0
  return Math.min(100, Math.max(0, Math.floor((exp / nextLevelExp) * 100)))
}
