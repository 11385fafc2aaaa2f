import { endToast } from '../../ui/toasts.ts'
import { queueMarkerKey } from '../offline-support.ts'
import { queryClient } from '../query-client.ts'
import { session } from '../trpc.ts'
import { userStorage } from '../user-storage.ts'
import { sendRestCall } from './rest-call.ts'
import { forgetSaved, lockOf, saveForNextPage } from './saved-mutations.ts'
import type { PendingMutation, SavePending } from './undoable.ts'

type Pending = { take: () => PendingMutation | null; send: () => Promise<unknown> }

/** Sends the pending mutation when the page unloads or is hidden, or when the user signs out. Called once. */
export function sendBeforeUnload({ take, send }: Pending): SavePending {
  const leave = () => sendOnUnload(take())
  addEventListener('pagehide', leave)
  addEventListener('pageshow', onReturn)
  session.onSignedOut(leave)
  // Browsers may end a hidden page without an event.
  document.addEventListener('visibilitychange', () => document.hidden && void send())
  return save
}

/** Removes the optimistic update of the mutation that was sent on unload, whose outcome is unknown. */
let removeOnReturn: (() => void) | null = null

/** The functions that let the next page send a saved mutation. */
const releases = new Map<PendingMutation, () => void>()

/**
 * Saves a mutation that can still be undone: a browser may end without an event. This page holds a lock until it has
 * ended, and other pages do not send the mutation before. Without locks, on pages that are not secure, it is saved on
 * unload only.
 */
function save(pending: PendingMutation): () => void {
  const { owner, mutation } = pending
  if (owner === undefined || !('locks' in navigator)) return () => {}
  const key = saveForNextPage(owner, mutation)
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(lockOf(key), () => promise)
  releases.set(pending, resolve)
  return () => {
    forgetSaved(owner, [key])
    releases.delete(pending)
    resolve()
  }
}

function sendOnUnload(taken: PendingMutation | null): void {
  if (!taken) return
  const { owner, token, remove, toastId, mutation } = taken
  removeOnReturn = remove
  endToast(toastId)
  for (const call of [mutation.call].flat()) sendRestCall(call, { token, keepalive: true }).catch(() => {})
  if (owner === undefined) return
  // The response is lost. The next page sends the mutation again, which is safe.
  const release = releases.get(taken)
  if (release) release()
  else saveForNextPage(owner, mutation)
  if (mutation.queued) userStorage.setItem(queueMarkerKey(owner), '1')
}

function onReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  // Restored from the back/forward cache: the responses to the requests sent on unload are lost.
  void queryClient.invalidateQueries().finally(() => {
    removeOnReturn?.()
    removeOnReturn = null
  })
}
