import { bytesOf, maxBytes } from './cut.ts'

/** Splits an import into as few requests as possible, in order. Each request succeeds or fails as a whole. */
export function partsOf<Item>(items: Item[]): Item[][] {
  const parts: Item[][] = []
  let left = 0
  for (const item of items) {
    const size = bytesOf(item) + 1
    if (size > left) {
      parts.push([])
      left = maxBytes
    }
    parts.at(-1)?.push(item)
    left -= size
  }
  return parts
}
