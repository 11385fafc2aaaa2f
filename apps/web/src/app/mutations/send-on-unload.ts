import { endToast } from '../../ui/toasts.ts'
import { queueMarkerKey } from '../offline-support.ts'
import { queryClient } from '../query-client.ts'
import { requestHeaders, session } from '../trpc.ts'
import { userStorage } from '../user-storage.ts'
import type { PendingMutation } from './undoable.ts'
import { saveForNextPage } from './unload-mutations.ts'

type Pending = { take: () => PendingMutation | null; send: () => Promise<unknown> }

/** Sends the pending mutation when the page unloads or is hidden, or when the user signs out. Called once. */
export function sendBeforeUnload({ take, send }: Pending): void {
  const leave = () => sendOnUnload(take())
  addEventListener('pagehide', leave)
  addEventListener('pageshow', onReturn)
  session.onSignedOut(leave)
  // Browsers may end a hidden page without an event.
  document.addEventListener('visibilitychange', () => document.hidden && void send())
}

/** Removes the optimistic update of the mutation that was sent on unload, whose outcome is unknown. */
let removeOnReturn: (() => void) | null = null

/** Only a `keepalive` request outlives the page and the session. */
function sendOnUnload(taken: PendingMutation | null): void {
  if (!taken) return
  const { owner, token, remove, toast, mutation } = taken
  removeOnReturn = remove
  endToast(toast)
  for (const { method, path, body } of [mutation.call].flat()) {
    const headers = requestHeaders({ opList: [{ context: { token } }] })
    if (body) headers['content-type'] = 'application/json'
    void fetch(`/api${path}`, { method, keepalive: true, headers, body: body && JSON.stringify(body) }).catch(() => {})
  }
  if (owner !== undefined && mutation.queued) {
    // The response is lost. The next page sends the mutation again, which is safe.
    saveForNextPage(owner, mutation.queued)
    userStorage.setItem(queueMarkerKey(owner), '1')
  }
}

function onReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  // Restored from the back/forward cache: the responses to the requests sent on unload are lost.
  void queryClient.invalidateQueries().finally(() => {
    removeOnReturn?.()
    removeOnReturn = null
  })
}
