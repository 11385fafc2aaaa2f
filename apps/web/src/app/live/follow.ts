import type { LiveEvent } from '@questboard/api/notifications/schema'
import { requestHeaders, session, trpcUtils } from '../trpc.ts'
import { backoffAfter } from './backoff.ts'
import { readEvents } from './read-events.ts'
import { sleep, untilVisible, whileVisible } from './visibility.ts'

const ADDRESS = '/trpc/notifications.live?input=%7B%7D'

/** The server says something every 25 seconds. A connection that is silent for so long, in milliseconds, is dead. */
const SILENCE_MS = 60_000

type Listener = {
  onEvent: (event: LiveEvent) => void
  /** From here on everything is told. What changed before was not; after a lost connection the server tells what was missed. */
  onBegin: () => void
}

/**
 * Keeps one connection of this window to what happens, for as long as somebody is signed in and sees the window. When it
 * is lost it is tried again, ever more rarely, and goes on after the last event that came.
 */
export async function follow({ onEvent, onBegin }: Listener, signal: AbortSignal): Promise<void> {
  let lastId: string | null = null
  let failures = 0
  while (!signal.aborted) {
    await untilVisible(signal)
    const seen = whileVisible(signal)
    try {
      for await (const { event, data, id } of connect(lastId, seen.signal)) {
        if (event === 'serialized-error') checkSession()
        if (event !== 'message') continue
        failures = 0
        if (lastId === null) onBegin()
        lastId = id ?? lastId
        onEvent(JSON.parse(data))
      }
    } catch {
      // A lost connection is no news: whoever is offline sees it by other signs.
    } finally {
      seen.end()
    }
    if (signal.aborted || seen.signal.aborted) continue
    failures += 1
    await sleep(backoffAfter(failures, Math.random()), signal)
  }
}

/** The session may be over: a call whose answer is understood everywhere tells. */
function checkSession(): void {
  if (session.isSignedIn) void trpcUtils.profile.read.invalidate({})
}

async function* connect(lastId: string | null, signal: AbortSignal) {
  const dead = new AbortController()
  const wake = () => {
    clearTimeout(timer)
    timer = setTimeout(() => dead.abort(), SILENCE_MS)
  }
  let timer = setTimeout(() => dead.abort(), SILENCE_MS)
  try {
    const { ok, body } = await fetch(ADDRESS, {
      headers: { ...requestHeaders({ opList: [] }), ...(lastId !== null && { 'last-event-id': lastId }) },
      signal: AbortSignal.any([signal, dead.signal]),
      cache: 'no-store',
    })
    if (!ok || !body) throw new Error('There is no stream.')
    for await (const event of readEvents(body)) {
      wake()
      yield event
    }
  } finally {
    clearTimeout(timer)
  }
}
