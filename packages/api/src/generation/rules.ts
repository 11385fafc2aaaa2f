import { z } from 'zod'

/** Control characters, and those that turn the direction of what follows. Line breaks go where they are not wanted. */
const unwanted = /[\p{Cc}\p{Bidi_Control}]/gu
const unwantedInLines = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu

/** One line of text, whatever a model wrote. */
export const oneLine = (text: string): string => text.toWellFormed().replace(unwanted, ' ').replace(/\s+/g, ' ').trim()

/** Text of several lines, whatever a model wrote. */
export const lines = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwantedInLines, ' ').trim()

const clean = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      return [name, name === 'notes' ? lines(value) : oneLine(value)]
    }),
  )

const record = z.record(z.string(), z.unknown())

/**
 * What of a model's answer can be proposed: the items under `list` that keep every bound, none named twice, at most
 * `count`. Whatever else it says is left aside; nothing usable is an empty list.
 * @param content what the model wrote, which should be JSON. Models that do not know schemas set it in a fence of Markdown,
 * or write the list alone.
 *
 * Specification: AI generation.
 */
export function usableItems<Item>(
  content: string,
  list: string,
  { item, nameOf, count }: { item: z.ZodType<Item>; nameOf: (item: Item) => string; count: number },
): Item[] {
  const answer = readJson(content)
  const items = z.array(z.unknown()).safeParse(Array.isArray(answer) ? answer : record.safeParse(answer).data?.[list])
  const named = new Map<string, Item>()
  for (const one of items.data ?? []) {
    const fields = record.safeParse(one)
    const read = item.safeParse(fields.success ? clean(fields.data) : one)
    if (!read.success) continue
    const name = nameOf(read.data).toLowerCase()
    if (!named.has(name)) named.set(name, read.data)
  }
  return [...named.values()].slice(0, count)
}

const fenced = /^\s*```(?:json)?\s*\n(.*)\n\s*```\s*$/s

function readJson(text: string): unknown {
  try {
    return JSON.parse(fenced.exec(text)?.[1] ?? text)
  } catch {
    return undefined
  }
}
