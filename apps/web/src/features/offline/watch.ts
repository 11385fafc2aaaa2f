import { checkNow, isUnreachable, markReachable, markReachableAt, onReconnect } from '../../app/connection.ts'
import { notifyOtherWindows, onChangeInOtherWindow } from '../../app/live/other-windows.ts'
import { refreshOwn } from '../../app/live/refresh-own.ts'
import { sendUndoable } from '../../app/mutations/undoable.ts'
import { onResponse, outageStore } from '../../app/offline-support.ts'
import { queryClient } from '../../app/query-client.ts'
import { session } from '../../app/trpc.ts'
import { announce, shownToast } from '../../ui/toasts.ts'
import { importSavedMutations, onOtherWindow, queueCounts, readQueue } from './mutation-queue.ts'
import { replayAndReport } from './replay-and-report.ts'
import { cacheResponse, pruneCache } from './response-cache.ts'
import { sendSavedCalls } from './send-saved-calls.ts'
import { hideEnded, hideMissing, showMutations } from './shown-mutations.ts'

const loaded = new Map<string, Promise<void>>()

/** Loads the queue and applies its optimistic updates before the tasks are shown. */
export function loadQueue(owner: string): Promise<void> {
  const before = loaded.get(owner)
  if (before !== undefined) return before
  const now = importSavedMutations(owner)
    .then(() => readQueue(owner))
    .then(showMutations)
    // Storage is unavailable now. The next call tries again.
    .catch(() => void loaded.delete(owner))
  loaded.set(owner, now)
  return now
}

// The pending mutation goes to the offline queue.
outageStore.subscribe(() => outageStore.read() && void sendUndoable())

session.onSignedOut(() => {
  loaded.clear()
  queueCounts.write({ waiting: 0, refused: 0 })
  hideMissing([])
  // What was said to one user is not shown or read to the next.
  shownToast.write(null)
  announce('')
})

/**
 * Caches responses, detects when the server is unreachable or back, and then sends the queue, while a user is signed
 * in.
 * @returns a function that stops it
 */
export function watchConnection(owner: string, onRefetched: () => void): () => void {
  const sendAll = () => sendWaiting(owner)
  void loadQueue(owner).then(sendAll)
  // Cached data of other users must not stay on this device.
  pruneCache(owner).catch(() => {})
  cacheLoadedQueries(owner)
  onResponse(({ type, path, input }, answer, isOfSession) => {
    markReachable()
    hideEnded()
    // A late response may be that of the user before.
    if (!isOfSession) return
    if (type === 'query') cacheResponse(owner, path, input, answer)
    else notifyOtherWindows(owner)
  })
  const listeners = new AbortController()
  const { signal } = listeners
  const ends = [
    onReconnect(() => void catchUp(owner).then(onRefetched)),
    onOtherWindow(() => void syncWithOtherWindow(owner).catch(() => {})),
    onChangeInOtherWindow(owner, refreshOwn),
    queryClient.getQueryCache().subscribe((event) => {
      // Only changes made by mutations; responses arrive through `onResponse`.
      if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
      cacheQuery(owner, event.query.queryKey, event.query.state.data)
    }),
  ]
  addEventListener('offline', () => void isUnreachable(), { signal })
  addEventListener('online', () => void checkNow().then(sendAll), { signal })
  document.addEventListener('visibilitychange', () => void checkNow().then(sendAll), { signal })
  if (!navigator.onLine) void isUnreachable()
  return () => {
    listeners.abort()
    onResponse(() => {})
    for (const end of ends) end()
  }
}

/** Sends what waits for the server: the queue, and the calls of pages that have ended. */
async function sendWaiting(owner: string): Promise<void> {
  if (queueCounts.read().waiting > 0) await replayAndReport()
  await sendSavedCalls(owner)
}

/** The server is back: sends the queue first, then refetches the visible data. */
async function catchUp(owner: string): Promise<void> {
  const { waiting } = queueCounts.read()
  await sendWaiting(owner)
  if (waiting === 0) await queryClient.invalidateQueries()
}

async function syncWithOtherWindow(owner: string): Promise<void> {
  const before = queueCounts.read().waiting
  const mutations = await readQueue(owner)
  showMutations(mutations)
  if (queueCounts.read().waiting < before) await queryClient.invalidateQueries()
  hideMissing(mutations)
}

function cacheLoadedQueries(owner: string): void {
  if (outageStore.read() !== null) return
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.data === undefined) continue
    markReachableAt(state.dataUpdatedAt)
    cacheQuery(owner, queryKey, state.data)
  }
}

/**
 * Caches a query under the call in its key. Infinite queries have other keys; their responses arrive through
 * `onResponse`.
 */
function cacheQuery(owner: string, [path, details]: readonly unknown[], data: unknown): void {
  if (data === undefined || outageStore.read() !== null) return
  if (!Array.isArray(path) || typeof details !== 'object' || details === null || !('input' in details)) return
  cacheResponse(owner, path.join('.'), details.input, data)
}
