import { type Failure, isPassing, isSessionOver, readFailure } from '../../app/failure.ts'
import { queryClient } from '../../app/query-client.ts'
import { session, trpcUtils } from '../../app/trpc.ts'
import { isAway, readClockError } from './connection.ts'
import { markRefused, type QueuedMutation, readQueue, removeFromQueue } from './mutation-queue.ts'
import { hideMissing, showMutations } from './shown-mutations.ts'
import { changeOf, isAlreadyDone, isOfEndedPeriod, sendMutation } from './task-mutations.ts'

/** What came of the acts that waited. */
export type ReplayResult = { applied: number; refused: QueuedMutation[] }

/** Milliseconds until what the server could not take now is sent again. */
const pause = 15_000

/** So often an act is sent that the server breaks down over. */
const maxServerErrors = 3

let running: Promise<ReplayResult> | null = null
let timer = 0
let applied = 0
const serverErrors = new Map<string, number>()

/** Acts that the server has taken: where storage is full they may stay there for a while, and are not sent again. */
const sent = new Set<string>()

/**
 * Sends the acts of the person that wait, one after the other in their order, each until the server has judged it. One
 * window does it at a time. What was applied since the last verdict is counted once nothing waits any more.
 */
export function replay(onResult: (result: ReplayResult) => void): Promise<ReplayResult> {
  running ??= alone(() => sendAll(onResult))
    .catch(() => {
      // Storage does not answer: what waits stays there.
      timer = window.setTimeout(() => void replay(onResult), pause)
      return { applied: 0, refused: [] }
    })
    .finally(() => {
      running = null
    })
  return running
}

async function alone(run: () => Promise<ReplayResult>): Promise<ReplayResult> {
  // Browsers give locks to secure pages alone. Elsewhere two windows may send the same: the server takes it once.
  return 'locks' in navigator ? navigator.locks.request('questboard-replay', run) : run()
}

async function sendAll(onResult: (result: ReplayResult) => void): Promise<ReplayResult> {
  clearTimeout(timer)
  const { user, token } = session
  if (!user) return { applied: 0, refused: [] }
  const owner = user.id
  if (sent.size > 0) await removeFromQueue(owner, ({ key }) => sent.has(key))
  sent.clear()
  const isOwner = () => session.token === token && session.user?.id === owner
  let touched = false
  let mutations = await readQueue(owner)
  let mutation = next(mutations)
  const clockError = mutation ? await readClockError() : 0
  while (mutation && isOwner()) {
    if (!(await sendOne(mutation, { owner, token, mutations, clockError }))) break
    touched = true
    mutations = await readQueue(owner)
    mutation = next(mutations)
  }
  const left = await readQueue(owner)
  if (!isOwner()) return { applied: 0, refused: [] }
  if (mutation) timer = window.setTimeout(() => void replay(onResult), pause)
  if (touched) await refetchAndHide(owner)
  // Kept while the truth was read.
  if (!mutation && next(await readQueue(owner))) timer = window.setTimeout(() => void replay(onResult))
  const result = { applied, refused: left.filter(({ refused }) => refused) }
  if (!mutation && touched) {
    applied = 0
    onResult(result)
  }
  return result
}

const next = (mutations: QueuedMutation[]): QueuedMutation | undefined =>
  mutations.find(({ key, refused }) => !refused && !sent.has(key))

type ReplayContext = {
  owner: string
  token: string | null
  mutations: readonly QueuedMutation[]
  /** Milliseconds that the server's clock is ahead of this device's. */
  clockError: number
}

/** Whether an act was undone on a day that has ended, or undoes one of it. */
function isUndone(mutation: QueuedMutation, mutations: readonly QueuedMutation[]): boolean {
  if (!isOfEndedPeriod(mutation)) return false
  const isReopened = ({ call, input }: QueuedMutation) => call === 'reopen' && input.id === mutation.input.id
  return (
    mutation.call === 'reopen' ||
    mutations.slice(mutations.indexOf(mutation)).some((later) => isReopened(later) && isOfEndedPeriod(later))
  )
}

/** Sends one act; false when it has to go on waiting. */
async function sendOne(
  mutation: QueuedMutation,
  { owner, token, mutations, clockError }: ReplayContext,
): Promise<boolean> {
  const { key } = mutation
  if (isUndone(mutation, mutations)) {
    // The next day has opened the task, and the completion was not meant.
    await removeFromQueue(owner, (one) => one.key === key)
    return true
  }
  try {
    const doneAt = Math.min(Date.parse(mutation.at), Date.now()) + clockError
    await sendMutation(mutation, token, new Date(doneAt).toISOString())
  } catch (error) {
    const failure = readFailure(error)
    if (isPassingFor(mutation, failure)) {
      if (failure.status === null) void isAway()
      return false
    }
    if (!isAlreadyDone(mutation, failure.code)) {
      // The server takes what was done at most 72 hours ago.
      const isTooOld =
        failure.code === 'invalidData' && (mutation.call === 'complete' || mutation.call === 'giveResult')
      await markRefused(owner, mutation, isTooOld ? 'tooOld' : failure.code)
      return true
    }
  }
  sent.add(key)
  if (!mutation.quiet) applied += 1
  // Kept with the answers: should the truth not come, what was sent is still seen.
  if (!isOfEndedPeriod(mutation)) {
    trpcUtils.dashboard.read.setData({}, (read) => read && { ...read, tasks: changeOf(mutation)(read.tasks) })
  }
  await removeFromQueue(owner, (one) => one.key === key)
  sent.delete(key)
  return true
}

function isPassingFor({ key }: QueuedMutation, failure: Failure): boolean {
  if (isSessionOver(failure) || failure.code === 'tooManyRequests') return true
  if (!isPassing(failure)) return false
  if (failure.status !== 500) return true
  const times = (serverErrors.get(key) ?? 0) + 1
  serverErrors.set(key, times)
  return times < maxServerErrors
}

/** Reads anew what the acts have moved, and only then ends the show of them. */
async function refetchAndHide(owner: string): Promise<void> {
  await queryClient.invalidateQueries()
  const mutations = await readQueue(owner)
  showMutations(mutations)
  hideMissing(mutations)
}
