import { endToast } from '../../ui/toasts.ts'
import { queueMarkerKey } from '../offline-support.ts'
import { queryClient } from '../query-client.ts'
import { requestHeaders, session } from '../trpc.ts'
import type { PendingMutation } from './undoable.ts'
import { saveForNextPage } from './unload-mutations.ts'

type Holder = { takeUndoable: () => PendingMutation | null; sendUndoable: () => Promise<unknown> }

let isWatching = false

/** From the first held act on, sends what is held when the page is left, hidden, or signed out of. */
export function watchUnload({ takeUndoable, sendUndoable }: Holder): void {
  if (isWatching) return
  isWatching = true
  const leave = () => sendOnUnload(takeUndoable())
  addEventListener('pagehide', leave)
  addEventListener('pageshow', onReturn)
  session.onSignedOut(leave)
  // A page in the background may be ended without a word.
  document.addEventListener('visibilitychange', () => document.hidden && void sendUndoable())
}

/** Ends the show of the act that was sent on leaving the page and may not have been done. */
let removeOnReturn: (() => void) | null = null

/** Only a request that outlives the page, or the session, can still be sent. */
function sendOnUnload(taken: PendingMutation | null): void {
  if (!taken) return
  const { owner, token, remove, toast, mutation } = taken
  const { method, path, body } = mutation.call
  removeOnReturn = remove
  endToast(toast)
  const headers = requestHeaders({ opList: [{ context: { token } }] })
  if (body) headers['content-type'] = 'application/json'
  void fetch(`/api${path}`, { method, keepalive: true, headers, body: body && JSON.stringify(body) }).catch(() => {})
  if (owner !== undefined && mutation.kept) {
    // Nobody learns whether it arrives. The next page sends it again, which does no harm.
    saveForNextPage(owner, mutation.kept)
    localStorage.setItem(queueMarkerKey(owner), '1')
  }
}

function onReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  // Back from the browser's cache of pages: what was sent on leaving had no one to answer to.
  void queryClient.invalidateQueries().finally(() => {
    removeOnReturn?.()
    removeOnReturn = null
  })
}
