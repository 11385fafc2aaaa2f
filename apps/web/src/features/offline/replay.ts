import { isUnreachable, readClockError } from '../../app/connection.ts'
import { type Failure, isSessionOver, isTemporary, readFailure } from '../../app/failure.ts'
import { hangingEnded } from '../../app/mutations/send-or-queue.ts'
import { queryClient } from '../../app/query-client.ts'
import { refusedName } from '../../app/refusal-details.ts'
import { session, trpcUtils } from '../../app/trpc.ts'
import { isOfGroup, saveInGroup } from './group-mutations.ts'
import { markRefused, type QueuedMutation, readQueue, removeFromQueue } from './mutation-queue.ts'
import { sentTime } from './sent-time.ts'
import { hideMissing, showMutations } from './shown-mutations.ts'
import { changeOf, isAlreadyDone, isTooOld, sendMutation } from './task-mutations.ts'
import { isOfEndedPeriod, isUndone } from './undone.ts'

/** The result of sending the queue. */
export type ReplayResult = { applied: number; refused: QueuedMutation[] }

/** The time before a mutation that the server could not process is sent again. */
const pauseMs = 15_000

/** How often a mutation that causes a server error is sent. */
const maxServerErrors = 3

let running: Promise<ReplayResult> | null = null
let timer = 0
let applied = 0
const serverErrors = new Map<string, number>()

/** Mutations that the server has accepted. With full storage they may stay in the queue; they are not sent again. */
const sent = new Set<string>()

/**
 * Sends the queued mutations of the user in order, each until the server accepts or refuses it. Only one window does
 * this at a time. `onResult` runs when the queue is empty, with the mutations applied since the last result.
 */
export function replay(onResult: (result: ReplayResult) => void): Promise<ReplayResult> {
  running ??= begin(onResult)
  return running
}

function begin(onResult: (result: ReplayResult) => void): Promise<ReplayResult> {
  const { token } = session
  return inOneWindow(() => sendAll(onResult))
    .catch(() => {
      // Storage is unavailable; the queue stays as it is.
      timer = window.setTimeout(() => void replay(onResult), pauseMs)
      return { applied: 0, refused: [] }
    })
    .finally(() => {
      running = null
      // The user has signed in while a call of the earlier session was still running.
      if (session.isSignedIn && session.token !== token) void replay(onResult)
    })
}

async function inOneWindow(run: () => Promise<ReplayResult>): Promise<ReplayResult> {
  // Only secure pages have locks. On others two windows may send the same mutation, which the server applies once.
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
  await hangingEnded()
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
  if (mutation) timer = window.setTimeout(() => void replay(onResult), pauseMs)
  if (touched) await refetchAndHide(owner)
  // Queued while the data was refetched.
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

/** Sends one mutation. Resolves to false when it must wait longer. */
async function sendOne(
  mutation: QueuedMutation,
  { owner, token, mutations, clockError }: ReplayContext,
): Promise<boolean> {
  const { key } = mutation
  if (isUndone(mutation, mutations)) {
    // A completion goes together with what undid it: neither is judged without the other.
    const undone = new Set(mutations.filter((other) => isUndone(other, mutations)).map((other) => other.key))
    await removeFromQueue(owner, (mutation) => undone.has(mutation.key))
    return true
  }
  try {
    await sendMutation(mutation, token, sentTime(mutation, { now: Date.now(), clockError }))
  } catch (error) {
    const failure = readFailure(error)
    if (isPassingFor(mutation, failure)) {
      if (failure.status === null) void isUnreachable()
      return false
    }
    if (!isAlreadyDone(mutation, failure.code)) {
      const why = isTooOld(mutation, failure.code) ? 'tooOld' : failure.code
      await markRefused(owner, mutation, why, refusedName(error))
      return true
    }
  }
  sent.add(key)
  if (!mutation.quiet) applied += 1
  // Saved in the cache, so the change stays visible if the refetch fails.
  if (isOfGroup(mutation)) {
    if (!isOfEndedPeriod(mutation)) await saveInGroup(mutation)
  } else if (!isOfEndedPeriod(mutation)) {
    trpcUtils.dashboard.read.setData({}, (read) => read && { ...read, tasks: changeOf(mutation)(read.tasks) })
  }
  await removeFromQueue(owner, (mutation) => mutation.key === key)
  sent.delete(key)
  return true
}

function isPassingFor({ key }: QueuedMutation, failure: Failure): boolean {
  if (isSessionOver(failure) || failure.code === 'tooManyRequests') return true
  if (!isTemporary(failure)) return false
  if (failure.status !== 500) return true
  const times = (serverErrors.get(key) ?? 0) + 1
  serverErrors.set(key, times)
  return times < maxServerErrors
}

/** Refetches everything, and only then removes the optimistic updates. */
async function refetchAndHide(owner: string): Promise<void> {
  await queryClient.invalidateQueries()
  const mutations = await readQueue(owner)
  showMutations(mutations)
  hideMissing(mutations)
}
