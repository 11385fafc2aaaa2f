import type { Task } from '@questboard/api/tasks/schema'
import { isUnanswered, readFailure } from '../failure.ts'
import { offlineSupport, queueMarkerKey } from '../offline-support.ts'
import { session } from '../trpc.ts'
import { userStorage } from '../user-storage.ts'
import { noChange } from './changes.ts'
import type { Mutation } from './optimistic-list.ts'
import type { TaskCall } from './task-mutation.ts'

const queued = Symbol()

/** Whether mutations of the signed-in user wait in the offline queue. New ones must wait behind them. */
export const isQueueing = (): boolean => userStorage.getItem(queueMarkerKey(session.user?.id ?? '')) !== null

/**
 * A mutation of a task that goes to the offline queue when the server does not respond. Its optimistic update stays,
 * and queued mutations are never overtaken. If it cannot be queued, it is sent or fails as usual.
 */
export function sendOrQueue<Item, MutationResponse>(
  call: TaskCall,
  { title, type }: Pick<Task, 'title' | 'type'>,
  { send, settle, ...mutation }: Mutation<Item, MutationResponse>,
): Mutation<Item, MutationResponse | typeof queued> {
  return {
    ...mutation,
    async send() {
      const { user } = session
      let lostError: unknown
      if (!user || !isQueueing()) {
        try {
          return await send()
        } catch (error) {
          if (!user || !isUnanswered(readFailure(error))) throw error
          lostError = error
        }
      }
      try {
        const { enqueue } = await offlineSupport()
        await enqueue({ ...call, title, type })
        return queued
      } catch {
        // The code of the queue cannot be loaded, or the storage is full.
        if (lostError) throw lostError
        return send()
      }
    },
    settle: (response) => (response === queued ? noChange : settle ? settle(response) : (mutation.change ?? noChange)),
  }
}
