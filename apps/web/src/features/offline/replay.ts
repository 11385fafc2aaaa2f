import { type Failure, isPassing, isSessionOver, readFailure } from '../../app/failure.ts'
import { queryClient } from '../../app/query-client.ts'
import { session, trpcUtils } from '../../app/trpc.ts'
import { isAway, readClockError } from './connection.ts'
import { hideOthers, showActs } from './shown-acts.ts'
import { changeOf, isDoneAlready, isOfEndedPeriod, sendAct } from './task-acts.ts'
import { readActs, refuseAct, removeActs, type WaitingAct } from './waiting-acts.ts'

/** What came of the acts that waited. */
export type Verdict = { applied: number; refused: WaitingAct[] }

/** Milliseconds until what the server could not take now is sent again. */
const pause = 15_000

/** So often an act is sent that the server breaks down over. */
const mostBreakdowns = 3

let running: Promise<Verdict> | null = null
let timer = 0
let applied = 0
const breakdowns = new Map<string, number>()

/** Acts that the server has taken: where storage is full they may stay there for a while, and are not sent again. */
const sent = new Set<string>()

/**
 * Sends the acts of the person that wait, one after the other in their order, each until the server has judged it. One
 * window does it at a time. What was applied since the last verdict is counted once nothing waits any more.
 */
export function replay(onVerdict: (verdict: Verdict) => void): Promise<Verdict> {
  running ??= alone(() => sendAll(onVerdict))
    .catch(() => {
      // Storage does not answer: what waits stays there.
      timer = window.setTimeout(() => void replay(onVerdict), pause)
      return { applied: 0, refused: [] }
    })
    .finally(() => {
      running = null
    })
  return running
}

async function alone(run: () => Promise<Verdict>): Promise<Verdict> {
  // Browsers give locks to secure pages alone. Elsewhere two windows may send the same: the server takes it once.
  return 'locks' in navigator ? navigator.locks.request('questboard-replay', run) : run()
}

async function sendAll(onVerdict: (verdict: Verdict) => void): Promise<Verdict> {
  clearTimeout(timer)
  const { user, token } = session
  if (!user) return { applied: 0, refused: [] }
  const owner = user.id
  if (sent.size > 0) await removeActs(owner, ({ key }) => sent.has(key))
  sent.clear()
  const isOwner = () => session.token === token && session.user?.id === owner
  let touched = false
  let acts = await readActs(owner)
  let act = next(acts)
  const clockError = act ? await readClockError() : 0
  while (act && isOwner()) {
    if (!(await judge(act, { owner, token, acts, clockError }))) break
    touched = true
    acts = await readActs(owner)
    act = next(acts)
  }
  const left = await readActs(owner)
  if (!isOwner()) return { applied: 0, refused: [] }
  if (act) timer = window.setTimeout(() => void replay(onVerdict), pause)
  if (touched) await showTruth(owner)
  // Kept while the truth was read.
  if (!act && next(await readActs(owner))) timer = window.setTimeout(() => void replay(onVerdict))
  const verdict = { applied, refused: left.filter(({ refused }) => refused) }
  if (!act && touched) {
    applied = 0
    onVerdict(verdict)
  }
  return verdict
}

const next = (acts: WaitingAct[]): WaitingAct | undefined => acts.find(({ key, refused }) => !refused && !sent.has(key))

type Judging = {
  owner: string
  token: string | null
  acts: readonly WaitingAct[]
  /** Milliseconds that the server's clock is ahead of this device's. */
  clockError: number
}

/** Whether an act was undone on a day that has ended, or undoes one of it. */
function isTakenBack(act: WaitingAct, acts: readonly WaitingAct[]): boolean {
  if (!isOfEndedPeriod(act)) return false
  const isReopened = ({ call, input }: WaitingAct) => call === 'reopen' && input.id === act.input.id
  return (
    act.call === 'reopen' || acts.slice(acts.indexOf(act)).some((later) => isReopened(later) && isOfEndedPeriod(later))
  )
}

/** Sends one act; false when it has to go on waiting. */
async function judge(act: WaitingAct, { owner, token, acts, clockError }: Judging): Promise<boolean> {
  const { key } = act
  if (isTakenBack(act, acts)) {
    // The next day has opened the task, and the completion was not meant.
    await removeActs(owner, (one) => one.key === key)
    return true
  }
  try {
    const doneAt = Math.min(Date.parse(act.at), Date.now()) + clockError
    await sendAct(act, token, new Date(doneAt).toISOString())
  } catch (error) {
    const failure = readFailure(error)
    if (isPassingFor(act, failure)) {
      if (failure.status === null) void isAway()
      return false
    }
    if (!isDoneAlready(act, failure.code)) {
      // The server takes what was done at most 72 hours ago.
      const isTooOld = failure.code === 'invalidData' && (act.call === 'complete' || act.call === 'giveResult')
      await refuseAct(owner, act, isTooOld ? 'tooOld' : failure.code)
      return true
    }
  }
  sent.add(key)
  if (!act.quiet) applied += 1
  // Kept with the answers: should the truth not come, what was sent is still seen.
  if (!isOfEndedPeriod(act)) {
    trpcUtils.dashboard.read.setData({}, (read) => read && { ...read, tasks: changeOf(act)(read.tasks) })
  }
  await removeActs(owner, (one) => one.key === key)
  sent.delete(key)
  return true
}

function isPassingFor({ key }: WaitingAct, failure: Failure): boolean {
  if (isSessionOver(failure) || failure.code === 'tooManyRequests') return true
  if (!isPassing(failure)) return false
  if (failure.status !== 500) return true
  const times = (breakdowns.get(key) ?? 0) + 1
  breakdowns.set(key, times)
  return times < mostBreakdowns
}

/** Reads anew what the acts have moved, and only then ends the show of them. */
async function showTruth(owner: string): Promise<void> {
  await queryClient.invalidateQueries()
  const acts = await readActs(owner)
  showActs(acts)
  hideOthers(acts)
}
