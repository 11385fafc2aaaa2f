import type { Task } from '@questboard/api/tasks/schema'
import { isUnanswered, readFailure } from '../failure.ts'
import { offlineSupport, queueMarkerKey } from '../offline-support.ts'
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

const queued = Symbol()

/** Whether acts of the signed-in person wait on this device: what is done next waits behind them. */
export const isQueueing = (): boolean => localStorage.getItem(queueMarkerKey(session.user?.id ?? '')) !== null

/**
 * A mutation on a task that waits on this device when the server is not reached, or did not answer: it goes on to be seen,
 * and is sent when there is a connection. What waits already is not overtaken. Where it cannot be kept it fails, or is
 * sent, as it would be without any keeping.
 */
export function sendOrQueue<Item, Answer>(
  call: TaskCall,
  { title, type }: Pick<Task, 'title' | 'type'>,
  { send, settle, ...mutation }: Mutation<Item, Answer>,
): Mutation<Item, Answer | typeof queued> {
  return {
    ...mutation,
    async send() {
      const { user } = session
      let why: unknown
      if (!user || !isQueueing()) {
        try {
          return await send()
        } catch (error) {
          if (!user || !isUnanswered(readFailure(error))) throw error
          why = error
        }
      }
      try {
        const { enqueue } = await offlineSupport()
        await enqueue({ ...call, title, type })
        return queued
      } catch {
        // Its code cannot be fetched, or the device has no space: it is sent now, or has failed as it did.
        if (why) throw why
        return send()
      }
    },
    settle: (answer) => (answer === queued ? noChange : settle ? settle(answer) : (mutation.change ?? noChange)),
  }
}
