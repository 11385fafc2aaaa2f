/** A server-sent event with its JSON data, or a comment. */
export interface ServerEvent {
  event: string
  data: unknown
  /** The event id, which a reconnecting client sends. */
  id?: string
}

export interface TestStream {
  status: number
  headers: Headers
  /** The next event; undefined when the stream has ended. */
  next(): Promise<ServerEvent | undefined>
  /** Closes the connection, like a closed window. */
  leave(): void
}

/** Opens a stream of server-sent events. `after` is the id of the last received event. */
export async function openStream(url: string, token?: string, after?: string): Promise<TestStream> {
  const disconnect = new AbortController()
  const response = await fetch(url, {
    headers: {
      accept: 'text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(after !== undefined && { 'last-event-id': after }),
    },
    signal: disconnect.signal,
  })
  // Read at once: an unused response body is closed by the garbage collector.
  const events = eventsOf((response.body ?? new ReadableStream()).getReader())
  return {
    status: response.status,
    headers: response.headers,
    async next() {
      const { value } = await events.next()
      return value ?? undefined
    },
    leave: () => disconnect.abort(),
  }
}

async function* eventsOf(body: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<ServerEvent, void, void> {
  const decoder = new TextDecoder()
  let text = ''
  for (let chunk = await body.read(); !chunk.done; chunk = await body.read()) {
    text += decoder.decode(chunk.value, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const textOf = (name: string) => fields.find((field) => field.startsWith(`${name}: `))?.slice(name.length + 2)
      const [data, id] = [textOf('data'), textOf('id')]
      if (data !== undefined) {
        const event = textOf('event') ?? 'message'
        yield { event, data: data === '' ? null : JSON.parse(data), ...(id !== undefined && { id }) }
      } else yield { event: 'comment', data: fields.join('\n') }
    }
  }
}
