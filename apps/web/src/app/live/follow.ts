import type { LiveEvent } from '@questboard/api/notifications/schema'
import { requestHeaders, session, trpcUtils } from '../trpc.ts'
import { backoffAfter } from './backoff.ts'
import { openStream } from './open-stream.ts'
import { sleep, untilVisible, whileVisible } from './visibility.ts'

const liveUrl = '/trpc/notifications.live?input=%7B%7D'

type Listener = {
  onEvent: (event: LiveEvent) => void
  /**
   * Called when the stream begins: from now on every event is delivered. Earlier changes are not; after a reconnect
   * the server sends the missed events.
   */
  onBegin: () => void
}

/**
 * Keeps one event stream open while the user is signed in and the window is visible. After a lost connection it
 * reconnects with back-off and continues after the last received event.
 */
export async function follow({ onEvent, onBegin }: Listener, signal: AbortSignal): Promise<void> {
  let lastId: string | null = null
  let failures = 0
  while (!signal.aborted) {
    await untilVisible(signal)
    const visible = whileVisible(signal)
    try {
      for await (const { event, data, id } of connect(lastId, visible.signal)) {
        if (event === 'serialized-error') checkSession()
        if (event !== 'message') continue
        failures = 0
        if (lastId === null) onBegin()
        lastId = id ?? lastId
        onEvent(JSON.parse(data))
      }
    } catch {
      // A lost connection needs no message: the offline banner shows it.
    } finally {
      visible.end()
    }
    if (signal.aborted || visible.signal.aborted) continue
    failures += 1
    await sleep(backoffAfter(failures, Math.random()), signal)
  }
}

/** The session may be over. Any regular call detects that and signs the user out. */
function checkSession(): void {
  if (session.isSignedIn) void trpcUtils.profile.read.invalidate({})
}

function connect(lastId: string | null, signal: AbortSignal) {
  const headers = { ...requestHeaders({ opList: [] }), ...(lastId !== null && { 'last-event-id': lastId }) }
  return openStream(liveUrl, { headers, signal })
}
