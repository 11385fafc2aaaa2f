import type { ReceivedEvent } from './events.ts'

/** The most pending events of a stream. One that is further behind is disconnected, and reads everything again. */
const maxWaiting = 1000

/** A queue of events in order. */
export function openInbox() {
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
