/** Pixels. Narrower containers show a tall picture, so that the squares stay large enough to read. */
export const tallBelow = 560

/** Width divided by height of a board's picture. On a narrow screen, more squares make it taller. */
export function aspectFor(size: number, tall: boolean): number {
  if (!tall) return 1.6
  if (size <= 28) return 0.72
  if (size <= 44) return 0.62
  if (size <= 52) return 0.56
  return size <= 58 ? 0.5 : 0.46
}
