/** One event of a stream of server-sent events. */
export type ServerEvent = {
  /** `message` unless the server names it. */
  event: string
  data: string
  id: string | null
}

/**
 * Yields the events of a stream as they arrive. `EventSource` cannot be used: it sends no headers, and the token must
 * not be in the URL.
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
    // Cancels the stream when the caller stops. Cancelling fails if the stream has failed already.
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
