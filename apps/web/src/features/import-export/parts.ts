import { bytesOf, mostBytes } from './cut.ts'

/** Divides what is imported into as few requests as hold it, in its order. Each is made as a whole or not at all. */
export function partsOf<Item>(items: Item[]): Item[][] {
  const parts: Item[][] = []
  let left = 0
  for (const item of items) {
    const size = bytesOf(item) + 1
    if (size > left) {
      parts.push([])
      left = mostBytes
    }
    parts.at(-1)?.push(item)
    left -= size
  }
  return parts
}
