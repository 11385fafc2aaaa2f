import type { DigestList } from '@questboard/db/schema'

/** A list of tasks as one paragraph; none for an empty list. */
export function listParagraph(name: string, { titles, count }: DigestList, more: (count: number) => string): string[] {
  if (count === 0) return []
  const rest = count - titles.length
  return [`${name}: ${titles.join(' · ')}${rest > 0 ? ` ${more(rest)}` : ''}`]
}
