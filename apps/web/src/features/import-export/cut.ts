/** Bytes of JSON that one request may mutateWithUndo, with room for what is around it: the server takes 256 KiB. */
export const mostBytes = 240 * 1024

const encoder = new TextEncoder()

/** How much of a request a value takes. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

/** What of a file is sent to be read, and whether that is less than there is. */
export interface Cut {
  text: string
  isCut: boolean
}

/** As many whole lines of a table as one request holds: a line within quotes does not end there. */
export function cutTable(text: string): Cut {
  if (bytesOf(text) <= mostBytes) return { text, isCut: false }
  let end = 0
  let bytes = 0
  let inQuotes = false
  for (let from = 0; from < text.length; ) {
    const next = text.indexOf('\n', from) + 1 || text.length
    const line = text.slice(from, next)
    bytes += bytesOf(line) - 2
    if (bytes > mostBytes - 2) break
    if ((line.split('"').length - 1) % 2 === 1) inQuotes = !inQuotes
    if (!inQuotes) end = next
    from = next
  }
  return { text: text.slice(0, end), isCut: true }
}
