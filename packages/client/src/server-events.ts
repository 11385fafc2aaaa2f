/** An event of the stream. */
export interface ServerEvent {
  /** The name of the event. `message` unless the server names it. */
  type: string
  /** The content, read from JSON. */
  data: unknown
  /** Where to continue from: give it as `lastEventId`. */
  id: string | null
}

/**
 * The events of a stream of server-sent events with JSON in them. `EventSource` cannot be used: it sends no headers,
 * and a token must not be in an address.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): AsyncGenerator<ServerEvent, void, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onBytes()
      text += decoder.decode(part.value, { stream: true })
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = readEvent(text.slice(0, end))
        text = text.slice(end + 2)
        if (event) yield event
      }
    }
  } finally {
    // Cancelling fails if the stream has failed already.
    await reader.cancel().catch(() => {})
  }
}

/** Undefined for a comment, which keeps the connection open. */
function readEvent(block: string): ServerEvent | undefined {
  const lines = block.split('\n')
  const fields = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = fields('data')
  if (data.length === 0) return undefined
  return {
    type: fields('event').at(-1) ?? 'message',
    data: JSON.parse(data.join('\n')),
    id: fields('id').at(-1) ?? null,
  }
}
