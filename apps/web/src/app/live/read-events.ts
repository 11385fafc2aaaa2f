/** One event of a stream of server-sent events. */
export type ServerEvent = {
  /** `message` unless the server names it. */
  event: string
  data: string
  id: string | null
}

/**
 * The events of a stream, as they come. A reader of our own, since the browser's takes no headers and the token stands in
 * no address.
 */
export async function* readEvents(body: ReadableStream<BufferSource>): AsyncGenerator<ServerEvent, void, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = readEvent(text.slice(0, end))
        text = text.slice(end + 2)
        if (event) yield event
      }
    }
  } finally {
    // Whoever stops reading leaves; what has failed already cannot be left.
    await reader.cancel().catch(() => {})
  }
}

function readEvent(text: string): ServerEvent | null {
  const lines = text.split('\n')
  const fields = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = fields('data')
  if (data.length === 0) return null
  return { event: fields('event').at(-1) ?? 'message', data: data.join('\n'), id: fields('id').at(-1) ?? null }
}
