/** Bytes of JSON in one request. The server accepts 256 KiB, so this leaves room for the rest of the request. */
export const maxBytes = 240 * 1024

const encoder = new TextEncoder()

/** The size of a value in a request. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

/** The part of a file that is sent, and whether it was cut. */
export type Cut = {
  text: string
  isCut: boolean
}

/** Cuts a table to the whole records that fit into one request. A line break within quotes does not end a record. */
export function cutTable(text: string): Cut {
  if (bytesOf(text) <= maxBytes) return { text, isCut: false }
  let end = 0
  let bytes = 0
  let inQuotes = false
  for (let from = 0; from < text.length; ) {
    const next = text.indexOf('\n', from) + 1 || text.length
    const line = text.slice(from, next)
    bytes += bytesOf(line) - 2
    if (bytes > maxBytes - 2) break
    inQuotes = endsInQuotes(line, inQuotes)
    if (!inQuotes) end = next
    from = next
  }
  return { text: text.slice(0, end), isCut: true }
}

/** Whether a cell in quotes continues after a line. Quotes open a cell at its start only, so `5" nails` opens none. */
function endsInQuotes(line: string, startsInQuotes: boolean): boolean {
  let inQuotes = startsInQuotes
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) {
    if (!inQuotes) inQuotes = at === 0 || beforeCells.includes(line[at - 1] ?? '')
    else if (line[at + 1] === '"') at++
    else inQuotes = false
  }
  return inQuotes
}

/** What may stand before a cell: a delimiter, or the mark at the start of a file. */
const beforeCells = ',;\t\uFEFF'

/** Cuts a calendar to the to-dos that fit into one request. Events, which are most of it, become no tasks. */
export function cutCalendar(text: string): Cut {
  if (bytesOf(text) <= maxBytes) return { text, isCut: false }
  // One without contents says that there are appointments.
  const event = /^BEGIN:VEVENT/im.test(text) ? 'BEGIN:VEVENT\nEND:VEVENT\n' : ''
  const head = `BEGIN:VCALENDAR\n${event}`
  const parts: string[] = []
  let left = maxBytes - 100
  for (const toDo of toDosOf(text)) {
    left -= bytesOf(toDo)
    if (left < 0) return { text: head + parts.join('\n'), isCut: true }
    parts.push(toDo)
  }
  return { text: `${head}${parts.join('\n')}\nEND:VCALENDAR`, isCut: false }
}

/** The to-dos of a calendar. The text is read once, even if many begin and none ends. */
function* toDosOf(text: string): Generator<string> {
  let begin: number | null = null
  for (const { 0: mark, index } of text.matchAll(/^(?:BEGIN:VTODO|END:VTODO[ \t]*$)/gim)) {
    if (/^B/i.test(mark)) begin ??= index
    else if (begin !== null) {
      yield text.slice(begin, index + mark.length)
      begin = null
    }
  }
}
