import type { Task } from '@questboard/api/tasks/schema'
import { isUnheard, readFailure } from '../failure.ts'
import { keeper, waitingKey } from '../keeper.ts'
import { session } from '../trpc.ts'
import { type Change, nothingYet } from './changes.ts'
import type { TaskCall } from './kept-act.ts'

type Deed<Item, Answer> = {
  lane: string
  change?: Change<Item>
  send: () => Promise<Answer>
  settle?: (answer: Answer) => Change<Item>
}

const kept = Symbol()

/**
 * A deed on a task that waits on this device when the server is not reached, or did not answer: it goes on to be seen,
 * and is sent when there is a connection. What waits already is not overtaken.
 */
export function sendOrKeep<Item, Answer>(
  call: TaskCall,
  { title, type }: Pick<Task, 'title' | 'type'>,
  { lane, change, send, settle }: Deed<Item, Answer>,
): Deed<Item, Answer | typeof kept> {
  return {
    lane,
    change,
    async send() {
      const { user } = session
      let why: unknown
      if (!user || localStorage.getItem(waitingKey(user.id)) === null) {
        try {
          return await send()
        } catch (error) {
          if (!user || !isUnheard(readFailure(error))) throw error
          why = error
        }
      }
      // Where not even the code that keeps can be fetched, it has failed as it ever did.
      const { keep } = await keeper().catch((error) => Promise.reject(why ?? error))
      await keep({ ...call, title, type })
      return kept
    },
    settle: (answer) => (answer === kept ? nothingYet : settle ? settle(answer) : (change ?? nothingYet)),
  }
}
