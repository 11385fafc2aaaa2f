import { z } from 'zod'

/** Control characters and characters that change the direction of text. */
const unwanted = /[\p{Cc}\p{Bidi_Control}]/gu
const unwantedInLines = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu

/** The text of a model on one line. */
export const oneLine = (text: string): string => text.toWellFormed().replace(unwanted, ' ').replace(/\s+/g, ' ').trim()

/** The text of a model on several lines. */
export const lines = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwantedInLines, ' ').trim()

const clean = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      return [name, name === 'notes' ? lines(value) : oneLine(value)]
    }),
  )

/** Of Markdown. */
const fence = '```'

const record = z.record(z.string(), z.unknown())

/**
 * The valid items under `list` in a model's response, without duplicates and at most `count`. Everything else is
 * ignored.
 * @param content the response, which should be JSON. Models without support for schemas wrap it in a Markdown fence, or
 * return only the list.
 *
 * Rules: AI generation.
 */
export function usableItems<Item>(
  content: string,
  list: string,
  { item, nameOf, count }: { item: z.ZodType<Item>; nameOf: (item: Item) => string; count: number },
): Item[] {
  const answer = readJson(content)
  const items = z.array(z.unknown()).safeParse(Array.isArray(answer) ? answer : record.safeParse(answer).data?.[list])
  const byName = new Map<string, Item>()
  for (const value of items.data ?? []) {
    const fields = record.safeParse(value)
    const read = item.safeParse(fields.success ? clean(fields.data) : value)
    if (!read.success) continue
    const name = nameOf(read.data).toLowerCase()
    if (!byName.has(name)) byName.set(name, read.data)
  }
  return [...byName.values()].slice(0, count)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(withoutFence(text.trim()))
  } catch {
    return undefined
  }
}

/** Without a regular expression: the text is a stranger's, and the time to match one could grow faster than it. */
function withoutFence(text: string): string {
  if (!text.startsWith(fence)) return text
  const firstLine = text.indexOf('\n')
  return text.slice(firstLine + 1, text.endsWith(fence) ? -fence.length : undefined)
}
