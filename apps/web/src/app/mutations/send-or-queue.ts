import { isUnanswered, readFailure } from '../failure.ts'
import { offlineSupport, outageStore, queueMarkerKey } from '../offline-support.ts'
import { session } from '../trpc.ts'
import { userStorage } from '../user-storage.ts'
import { noChange } from './changes.ts'
import type { Mutation } from './optimistic-list.ts'
import type { TaskCall, TaskToQueue, UnlabelledMutation } from './task-mutation.ts'

export const queued = Symbol()

/** Requests whose mutations were queued before they ended. The server may still receive them. */
const hanging = new Set<Promise<unknown>>()

/** Resolves once no request hangs, which takes at most half a minute. Otherwise one could arrive after later mutations. */
export const hangingEnded = (): Promise<unknown> => Promise.allSettled(hanging)

/** Whether mutations of the signed-in user wait in the offline queue. New ones must wait behind them. */
export const isQueueing = (): boolean => userStorage.getItem(queueMarkerKey(session.user?.id ?? '')) !== null

/**
 * Sends a mutation of the signed-in user, or queues it when the server does not respond or is known to be unreachable.
 * A request that hangs may wait for half a minute, and the page may be closed before. If the mutation cannot be queued,
 * it is sent or fails. It stays the user's own, even if another one has signed in meanwhile.
 */
export async function sendOrEnqueue<Result>(
  send: () => Promise<Result>,
  entry: UnlabelledMutation,
): Promise<Result | typeof queued> {
  const { user, token } = session
  if (!user) return send()
  let sent: Promise<Result> | undefined
  if (!isQueueing() && !outageStore.read()) {
    const request = send()
    sent = request
    let unsubscribe = () => {}
    const outage = new Promise<typeof queued>((resolve) => {
      unsubscribe = outageStore.subscribe(() => resolve(queued))
    })
    try {
      const response = await Promise.race([request, outage])
      if (response !== queued) return response
      hanging.add(request)
      void request.catch(() => {}).finally(() => hanging.delete(request))
    } catch (error) {
      // Once the session has ended, the queue asks again after the user's next sign-in.
      if (session.token === token && !isUnanswered(readFailure(error))) throw error
    } finally {
      unsubscribe()
    }
  }
  try {
    const { enqueue } = await offlineSupport()
    await enqueue(entry, user.id)
    return queued
  } catch {
    // The code of the queue cannot be loaded, or the storage is full.
    return sent ?? send()
  }
}

/**
 * A mutation of a task that goes to the offline queue when the server does not respond. Its optimistic update stays,
 * and queued mutations are never overtaken. If it cannot be queued, it is sent or fails as usual.
 */
export function sendOrQueue<Item, Result>(
  call: TaskCall,
  task: TaskToQueue,
  { send, settle, ...mutation }: Mutation<Item, Result>,
): Mutation<Item, Result | typeof queued> {
  // A request may wait behind others, or hang for a night, before it can be queued.
  const at = new Date().toISOString()
  return {
    ...mutation,
    send: () => sendOrEnqueue(send, { ...call, task, at }),
    settle: (response) => (response === queued ? noChange : settle ? settle(response) : (mutation.change ?? noChange)),
  }
}
