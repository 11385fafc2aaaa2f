import type { Task } from '@questboard/api/tasks/schema'
import { isUnheard, readFailure } from '../failure.ts'
import { keeper, waitingKey } from '../keeper.ts'
import { session } from '../trpc.ts'
import { type Change, noChange } from './changes.ts'
import type { TaskCall } from './task-mutation.ts'

type Mutation<Item, Answer> = {
  lane: string
  change?: Change<Item>
  send: () => Promise<Answer>
  settle?: (answer: Answer) => Change<Item>
  independent?: boolean
}

const kept = Symbol()

/** Whether acts of the signed-in person wait on this device: what is done next waits behind them. */
export const isQueueing = (): boolean => localStorage.getItem(waitingKey(session.user?.id ?? '')) !== null

/**
 * A deed on a task that waits on this device when the server is not reached, or did not answer: it goes on to be seen,
 * and is sent when there is a connection. What waits already is not overtaken. Where it cannot be kept it fails, or is
 * sent, as it would be without any keeping.
 */
export function sendOrQueue<Item, Answer>(
  call: TaskCall,
  { title, type }: Pick<Task, 'title' | 'type'>,
  { send, settle, ...deed }: Mutation<Item, Answer>,
): Mutation<Item, Answer | typeof kept> {
  return {
    ...deed,
    async send() {
      const { user } = session
      let why: unknown
      if (!user || !isQueueing()) {
        try {
          return await send()
        } catch (error) {
          if (!user || !isUnheard(readFailure(error))) throw error
          why = error
        }
      }
      try {
        const { keep } = await keeper()
        await keep({ ...call, title, type })
        return kept
      } catch {
        // Its code cannot be fetched, or the device has no space: it is sent now, or has failed as it did.
        if (why) throw why
        return send()
      }
    },
    settle: (answer) => (answer === kept ? noChange : settle ? settle(answer) : (deed.change ?? noChange)),
  }
}
