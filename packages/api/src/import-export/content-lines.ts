/** Reads the lines of iCalendar (RFC 5545) in one pass. */

export interface Property {
  value: string
  parameters: Map<string, string>
}

export interface Component {
  /** From 1. */
  line: number
  /** Properties by name. */
  values: Map<string, Property[]>
  inner: Component[]
}

/** Longer lines are cut, further properties of a component are skipped. */
const maxLineLength = 50_000
const maxProperties = 200

const emptyAt = (line: number): Component => ({ line, values: new Map(), inner: [] })

/** The physical lines of a text, joined where they are folded, with the number of their first line. */
function* linesOf(text: string): Generator<{ line: string; number: number }> {
  let [at, number, first] = [text.startsWith('\uFEFF') ? 1 : 0, 0, 1]
  let line: string | undefined
  while (at < text.length) {
    let end = text.indexOf('\n', at)
    if (end < 0) end = text.length
    const physical = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end)
    number++
    if (line !== undefined && (physical.startsWith(' ') || physical.startsWith('\t'))) {
      if (line.length < maxLineLength) line += physical.slice(1)
    } else {
      if (line !== undefined) yield { line, number: first }
      line = physical.slice(0, maxLineLength)
      first = number
    }
    at = end + 1
  }
  if (line !== undefined) yield { line, number: first }
}

/** The end of a name or a parameter: the first of these characters outside of quotes. */
function endOf(line: string, from: number): number {
  let inQuotes = false
  for (let at = from; at < line.length; at++) {
    const character = line[at]
    if (character === '"') inQuotes = !inQuotes
    else if (!inQuotes && (character === ';' || character === ':')) return at
  }
  return -1
}

const maxParameters = 20

function propertyOf(line: string): [name: string, Property] | undefined {
  const parameters = new Map<string, string>()
  let end = endOf(line, 0)
  const name = line.slice(0, Math.max(0, end)).toUpperCase()
  while (end >= 0 && line[end] === ';' && parameters.size < maxParameters) {
    const from = end + 1
    end = endOf(line, from)
    const [key = '', value = ''] = line.slice(from, Math.max(from, end)).split('=', 2)
    parameters.set(key.toUpperCase(), value.replaceAll('"', ''))
  }
  return end >= 0 && line[end] === ':' ? [name, { value: line.slice(end + 1).trim(), parameters }] : undefined
}

/**
 * The components of one name, each with the inner ones of another name.
 * @param max how many are returned; `total` counts all of them
 */
export function componentsOf(
  text: string,
  { name, within, max }: { name: string; within: string; max: number },
): { found: Component[]; total: number } {
  const found: Component[] = []
  let total = 0
  let open: Component | undefined
  let inner: Component | undefined
  for (const { line, number } of linesOf(text)) {
    const [, edge, blockName = ''] = /^(BEGIN|END):([A-Z-]{1,40})\s*$/i.exec(line) ?? []
    if (edge) {
      const isBegin = edge.toUpperCase() === 'BEGIN'
      if (blockName.toUpperCase() === name) {
        if (isBegin) total++
        if (!isBegin && open) found.push(open)
        open = isBegin && found.length < max ? emptyAt(number) : undefined
        inner = undefined
      } else if (blockName.toUpperCase() === within && open) {
        inner = isBegin ? emptyAt(number) : undefined
        if (inner && open.inner.length < maxProperties) open.inner.push(inner)
      }
      continue
    }
    const into = inner ?? open
    if (into && into.values.size < maxProperties) addTo(into, line)
  }
  return { found, total }
}

function addTo({ values }: Component, line: string): void {
  const property = propertyOf(line)
  if (!property) return
  const [name, value] = property
  const all = values.get(name)
  if (!all) values.set(name, [value])
  else if (all.length < maxProperties) all.push(value)
}

/** Text without its escapes. */
export const textOf = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character))
