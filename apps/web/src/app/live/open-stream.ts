import { readEvents, type ServerEvent } from './read-events.ts'

/** The server sends something every 25 seconds, so a connection that is silent this long is dead. */
const maxSilenceMs = 60_000

/**
 * Yields the events of a stream until it ends.
 * @throws when it cannot be opened, is silent for too long, or the signal aborts
 */
export async function* openStream(
  url: string,
  { headers, signal }: { headers: HeadersInit; signal: AbortSignal },
): AsyncGenerator<ServerEvent, void, void> {
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), maxSilenceMs)
  }
  restartTimer()
  try {
    const { ok, body } = await fetch(url, {
      headers,
      signal: AbortSignal.any([signal, silent.signal]),
      cache: 'no-store',
    })
    if (!ok || !body) throw new Error('There is no stream.')
    for await (const event of readEvents(body)) {
      restartTimer()
      yield event
    }
  } finally {
    clearTimeout(timer)
  }
}
