import { TRPCClientError } from '@trpc/client'
import { checkNow, isUnreachable, showDataFrom } from '../../app/connection.ts'
import type { TimedMutation, UnlabelledMutation } from '../../app/mutations/task-mutation.ts'
import { type OfflineSupport, outageStore } from '../../app/offline-support.ts'
import { session } from '../../app/trpc.ts'
import { askBeforeSignOut } from './confirm-sign-out.tsx'
import { addToQueue, queueCounts } from './mutation-queue.ts'
import { openAgainIn } from './open-again.ts'
import { replayAndReport } from './replay-and-report.ts'
import { cachedResponse } from './response-cache.ts'
import { hideEnded, hideMissing, showMutations } from './shown-mutations.ts'
import { loadQueue } from './watch.ts'

export { Offline as Banner } from './Offline.tsx'

/** Offline, and the response is not cached: a failure in the format of the server. */
const neverSeen = { message: 'neverSeen', type: 'NotFound', status: 404 }

export const respond: OfflineSupport['respond'] = async (call, error, observer) => {
  try {
    const data = await readCached(call, error)
    observer.next({ result: { data } })
    observer.complete()
  } catch (reason) {
    if (reason !== undefined) observer.error(reason as Parameters<typeof observer.error>[0])
  }
}

async function readCached({ path, input }: { path: string; input: unknown }, error: unknown): Promise<unknown> {
  const { user } = session
  if (!user || !(await isUnreachable())) throw error
  const [cached] = await Promise.all([cachedResponse(user.id, path, input), loadQueue(user.id)])
  // After the rollover everything is read again.
  hideEnded()
  if (!cached) {
    const error = { message: neverSeen.message, code: -32004, data: { error: neverSeen } }
    throw new TRPCClientError(error.message, { result: { error } })
  }
  showDataFrom(cached.at)
  return openAgainIn(path, cached.data)
}

export const enqueue: OfflineSupport['enqueue'] = async (mutation, owner) => {
  try {
    const mutations = await addToQueue(owner, queuedPart(mutation))
    // It is sent after the owner's next sign-in.
    if (session.user?.id !== owner) return
    showMutations(mutations)
    // The skip that it undoes has left the queue.
    if (mutation.call === 'takeBackSkip') hideMissing(mutations)
  } catch (error) {
    // The mutation will be sent now, so the queued ones go first.
    if (queueCounts.read().waiting > 0) await replayAndReport()
    throw error
  }
  // The server may be back since the last check.
  if (outageStore.read()) void checkNow()
  else void isUnreachable().then((isOffline) => (isOffline ? undefined : replayAndReport()))
}

function queuedPart({ task, ...mutation }: UnlabelledMutation): TimedMutation {
  const { title, type, schedule, approveRequested } = task
  return { ...mutation, title, type, outlastsPeriod: Boolean(schedule || approveRequested) }
}

export const confirmSignOut: OfflineSupport['confirmSignOut'] = async (mayKeep) => {
  const { user } = session
  return !user || askBeforeSignOut(user.id, mayKeep)
}
