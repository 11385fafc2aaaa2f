import { minuteMs } from '../clock.ts'
import type { UserContext } from '../context.ts'
import type { ReceivedEvent } from './events.ts'

/** The most pending events of a stream. One that is further behind is disconnected, and reads everything again. */
const maxWaiting = 1000

/** How often a stream checks that its session has not expired. */
const sessionCheckMs = minuteMs

/** The events of a stream that have not been sent yet. */
export interface Inbox {
  events(): AsyncGenerator<ReceivedEvent, void, void>
  close(): void
}

/**
 * Subscribes to the caller's events, and adds a `session` event every minute, at which the stream checks its session.
 * The events end with the signal. One that was aborted before this returns must be checked after it.
 */
export async function openInbox({ services, userId }: UserContext, signal: AbortSignal | undefined): Promise<Inbox> {
  const queue = eventQueue()
  const unsubscribe = await services.events.subscribe(userId, queue.put, queue.end)
  const timer = setInterval(() => queue.put({ kind: 'session', users: [userId] }), sessionCheckMs)
  signal?.addEventListener('abort', queue.end)
  return {
    events: queue.events,
    close() {
      clearInterval(timer)
      signal?.removeEventListener('abort', queue.end)
      unsubscribe()
    },
  }
}

/** A queue of events in order. */
function eventQueue() {
  const waiting: ReceivedEvent[] = []
  let ended = false
  let wake = () => {}
  const end = () => {
    ended = true
    wake()
  }
  return {
    put: (event: ReceivedEvent) => {
      waiting.push(event)
      if (waiting.length > maxWaiting) end()
      wake()
    },
    end,
    async *events(): AsyncGenerator<ReceivedEvent, void, void> {
      while (!ended) {
        const event = waiting.shift()
        if (event) {
          yield event
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    },
  }
}
