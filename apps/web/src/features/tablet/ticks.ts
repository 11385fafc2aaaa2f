import type { Wall } from '@questboard/api/devices/schema'
import { readClockError } from '../../app/connection.ts'
import { type Failure, readFailure } from '../../app/failure.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { createStore } from '../../ui/store.ts'
import { enteredStore } from '../devices/credentials.ts'
import { deviceClient, personClient } from './client.ts'
import { isReachable } from './connection.ts'
import { type Refusal, refusalOf, refusalText, tooLate } from './refusal-text.ts'
import type { UnsentTick } from './stored.ts'
import { keepOutcomes, keepTicks, sentTicks, showWall, tickOutcomes, unsentTicks, wallStore } from './wall.ts'

/** What was ticked just now and can be undone: shown where it was, with the time until which it can. */
export type UndoableTick = Omit<UnsentTick, 'at' | 'own'> & { until: number; place: number; ruby: number }

/** The time in which a tick can be undone. The server allows 10 seconds from when it heard of it. */
export const undoMs = 9500

export const undoableTicks = createStore<readonly UndoableTick[]>([])

/** What the server refused, in words, until it is read. */
export const refusedStore = createStore<readonly string[]>([])

/**
 * Ticks of this page whose call was never begun while the server could be reached. Every other one may have arrived,
 * although it has no answer yet.
 */
const neverSent = new Set<string>()

let sending: Promise<void> | undefined

/** The event stream usually notices earlier that the server is back. */
const retryMs = 15_000

let retry: ReturnType<typeof setTimeout> | undefined

/** Ticks a task on the wall, at once on the screen, and sends it as soon as there is a connection. */
export async function tickOnWall({
  place,
  ruby,
  ...task
}: Pick<UnsentTick, 'userId' | 'taskId' | 'title'> & Pick<UndoableTick, 'place' | 'ruby'>) {
  const tick: UnsentTick = { ...task, id: newId(), at: new Date().toISOString(), own: false }
  showUndoable({ ...task, id: tick.id, place, ruby })
  await sendNew(tick)
}

/** Keeps a tick that was made just now, and sends it as soon as there is a connection. */
export async function sendNew(tick: UnsentTick): Promise<void> {
  neverSent.add(tick.id)
  await keepTicks([...unsentTicks.read(), tick])
  await sendTicks()
}

/** Shows a tick where the task was, with an Undo button. */
export function showUndoable(tick: Omit<UndoableTick, 'until'>): void {
  const recent = { ...tick, until: Date.now() + undoMs }
  undoableTicks.write([...undoableTicks.read().filter(({ id }) => id !== tick.id), recent])
  setTimeout(() => forgetUndoable(tick.id), undoMs)
}

function forgetUndoable(id: string): void {
  undoableTicks.write(undoableTicks.read().filter((recent) => recent.id !== id))
}

/** Takes back a tick. If it was never sent, it is only forgotten. */
export async function undo({ id, userId, taskId, title }: UndoableTick): Promise<void> {
  await whenSent()
  forgetUndoable(id)
  const hasUnsent = unsentTicks.read().some((tick) => tick.id === id)
  const take = () => deviceClient.device.undo.mutate({ id }).then(({ wall }) => showWall(wall))
  try {
    await takeBack((tick) => tick.id === id, take)
  } catch (error) {
    const hasArrived =
      readFailure(error).code !== 'taskNotCompleted' || !hasUnsent || !(await isOpenNow(userId, taskId))
    if (hasArrived) await refuse(title, error)
  }
}

/**
 * Takes ticks out of the queue, so that they are not sent after they were undone, and undoes on the server what may have
 * arrived. Without an answer they count, and are sent again.
 */
export async function takeBack(isTaken: (tick: UnsentTick) => boolean, call: () => Promise<unknown>): Promise<void> {
  const taken = unsentTicks.read().filter(isTaken)
  if (taken.length > 0) {
    await keepTicks(unsentTicks.read().filter((tick) => !isTaken(tick)))
    if (taken.every(({ id }) => neverSent.has(id))) return
  }
  try {
    await call()
  } catch (error) {
    if (taken.length > 0 && hasNoAnswer(readFailure(error))) {
      await keepTicks([...unsentTicks.read(), ...taken])
      void sendTicks()
    }
    throw error
  }
}

/** Reads the wall again. @returns whether the task is to be done there */
async function isOpenNow(userId: string, taskId: string): Promise<boolean> {
  const wall = await deviceClient.device.wall.query({}).catch(() => null)
  if (!wall) return false
  showWall(wall)
  const person = wall.people.find((other) => other.userId === userId)
  return person?.open.some((task) => task.taskId === taskId && !task.completed && !task.waiting) ?? false
}

const removeTick = (id: string): Promise<void> => keepTicks(unsentTicks.read().filter((tick) => tick.id !== id))

/** Resolves when the ticks that are on their way have arrived or failed. */
export const whenSent = async (): Promise<void> => sending

/** Sends the ticks that wait, in order and once each. Those that cannot be sent now stay. */
export function sendTicks(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<void> {
  const waiting = new Set<string>()
  let clockError: number | undefined
  for (;;) {
    const tick = unsentTicks.read().find(({ id }) => !waiting.has(id))
    if (!tick) return
    if (isLate(tick) || tick.proof !== undefined) clockError ??= await readClockError()
    const outcome = await send(tick, clockError ?? 0)
    if (outcome === 'unreachable') {
      clearTimeout(retry)
      retry = setTimeout(() => void sendTicks(), retryMs)
      return
    }
    if (outcome === 'needsMember') waiting.add(tick.id)
    else if (outcome === 'settled') await removeTick(tick.id)
  }
}

/** The age after which a tick says when it was made, so that it counts for the day of the tick. */
const lateMs = 60_000

const isLate = ({ at }: UnsentTick): boolean => ageOf(at) > lateMs

/** The age up to which the server takes a tick. */
const maxTickAgeMs = 72 * 3_600_000

const ageOf = (at: string): number => Date.now() - Date.parse(at)

/**
 * `settled`: the server took or refused the tick. `needsMember`: it waits until its member enters. `again`: it is sent
 * by the device instead, at once. `unreachable`: it is sent later.
 */
type SendResult = 'settled' | 'needsMember' | 'again' | 'unreachable'

/** @param clockError milliseconds that the server's clock is ahead of this device's */
async function send(tick: UnsentTick, clockError: number): Promise<SendResult> {
  if (ageOf(tick.at) > maxTickAgeMs) return settle(tick, { code: tooLate })
  const wall = wallStore.read()
  const at = new Date(Date.parse(tick.at) + clockError).toISOString()
  const sender = wall && hasEntered(tick) ? 'session' : isOpenToDevice(tick, wall) ? 'device' : null
  if (sender === null) return 'needsMember'
  // During an outage a call that fails has not arrived.
  if (isReachable.read()) neverSent.delete(tick.id)
  try {
    if (wall && sender === 'session') await sendBySession(tick, { groupId: wall.group.id, at })
    else await sendByDevice(tick, at)
  } catch (error) {
    return afterFailure(tick, sender, error)
  }
  return settle(tick, null)
}

/** Whether the member of a tick has entered and made it on a page of their own. */
const hasEntered = ({ own, userId }: UnsentTick): boolean => own && enteredStore.read()?.userId === userId

/** Whether the device may send a tick: one from the wall, or one of a member who needs no PIN or has proved it. */
const isOpenToDevice = ({ own, proof, userId }: UnsentTick, wall: Wall | null): boolean =>
  !own || proof !== undefined || wall?.people.find((person) => person.userId === userId)?.wall === 'tap'

async function sendBySession(tick: UnsentTick, { groupId, at }: { groupId: string; at: string }): Promise<void> {
  const { userId, taskId } = tick
  await personClient.groupTasks.ofMember.complete.mutate({ groupId, userId, taskId, ...(isLate(tick) && { at }) })
  showSent(tick)
}

async function sendByDevice(tick: UnsentTick, at: string): Promise<void> {
  const { id, userId, taskId, proof } = tick
  const proven = proof !== undefined && { proof }
  const timed = (proven || isLate(tick)) && { at }
  const { wall } = await deviceClient.device.complete.mutate({ userId, taskId, id, ...proven, ...timed })
  // A new wall makes the member's state be read again.
  showSent(tick)
  showWall(wall)
}

/** Refusals that mean that the task is completed already. */
const alreadyDone = new Set(['taskAlreadyCompleted', 'groupTaskApproveAlreadyRequested'])

/** Refusals of a proof: the PIN or the membership has changed. */
const unproven = new Set(['wrongPin', 'memberNotFound'])

async function afterFailure(tick: UnsentTick, sender: 'session' | 'device', error: unknown): Promise<SendResult> {
  const { code, status } = readFailure(error)
  // The member may just have been locked out, and the proof is there.
  if (status === 401 && sender === 'session' && enteredStore.read() === null) return 'again'
  if (hasNoAnswer({ code, status }) || status === 401) return 'unreachable'
  if (sender === 'device' && tick.proof !== undefined && unproven.has(code)) {
    await keepTicks(unsentTicks.read().map((stored) => (stored.id === tick.id ? withoutProof(stored) : stored)))
    return 'needsMember'
  }
  if (alreadyDone.has(code)) {
    showSent(tick)
    return settle(tick, null)
  }
  return settle(tick, code === 'invalidData' ? { code: tooLate } : refusalOf(error))
}

/** Whether the server may still take the same call, which it answered with nothing or with a passing problem. */
const hasNoAnswer = ({ status }: Failure): boolean => status === null || status >= 500 || status === 429

const withoutProof = ({ proof: _, ...tick }: UnsentTick): UnsentTick => tick

/** Keeps a tick of the member who has entered on the screen until the next state. Others enter with a newer state. */
function showSent({ userId, taskId }: UnsentTick): void {
  if (enteredStore.read()?.userId === userId) sentTicks.write([...sentTicks.read(), { userId, taskId }])
}

/** Says what became of a tick, if that is not on the screen. */
async function settle(tick: UnsentTick, refusal: Refusal | null): Promise<'settled'> {
  if (isEarlier(tick)) await saveOutcome(tick, refusal)
  else if (refusal !== null) {
    forgetUndoable(tick.id)
    await showRefusal(tick.title, refusal)
  }
  return 'settled'
}

/** Whether a member made a tick before entering this time, and so does not see what becomes of it. */
export function isEarlier({ own, userId, at }: UnsentTick): boolean {
  const entered = enteredStore.read()
  return own && (entered?.userId !== userId || at < entered.since)
}

/** Saves what became of a tick for the member who made it. The wall, which everyone sees, does not say it. */
const saveOutcome = ({ id, userId, title }: UnsentTick, refusal: Refusal | null): Promise<void> =>
  keepOutcomes([
    ...tickOutcomes.read().filter((outcome) => outcome.id !== id),
    { id, userId, title, refused: refusal?.code ?? null, name: refusal?.name },
  ])

/** Shows why the server refused something. */
export const refuse = (title: string, error: unknown): Promise<void> => showRefusal(title, refusalOf(error))

async function showRefusal(title: string, refusal: Refusal): Promise<void> {
  const text = await refusalText(title, refusal)
  refusedStore.write([...refusedStore.read(), text])
}
