import { readFailure } from '../../app/failure.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { createStore } from '../../ui/store.ts'
import { enteredStore } from '../devices/credentials.ts'
import { readClockError } from '../offline/connection.ts'
import { deviceClient, personClient } from './client.ts'
import { type Refusal, refusalOf, refusalText, tooLate } from './refusal-text.ts'
import type { Tap } from './stored.ts'
import { keepNews, keepTaps, newsStore, sentTicks, showWall, tapsStore, wallStore } from './wall.ts'

/** What was ticked just now and can be undone: shown where it was, with the time until which it can. */
export type Recent = Omit<Tap, 'at' | 'own'> & { until: number; place: number; ruby: number }

/** Milliseconds in which a tick can be undone. The server allows 10 seconds from when it heard of it. */
export const undoMs = 9500

export const recentStore = createStore<readonly Recent[]>([])

/** What the server refused, in words, until it is read. */
export const refusedStore = createStore<readonly string[]>([])

let sending: Promise<void> | undefined

/** Milliseconds. A server that is back is heard of sooner, by the stream. */
const retryMs = 15_000

let retry: ReturnType<typeof setTimeout> | undefined

/** Ticks a task on the wall, at once on the screen, and sends it as soon as there is a connection. */
export async function tap(task: { userId: string; taskId: string; title: string; place: number; ruby: number }) {
  const { place, ruby, ...about } = task
  const one: Tap = { ...about, id: newId(), at: new Date().toISOString(), own: false }
  showRecent({ ...about, id: one.id, place, ruby })
  await keepTaps([...tapsStore.read(), one])
  await sendTaps()
}

/** Shows a tick where the task was, with the way back. */
export function showRecent(one: Omit<Recent, 'until'>): void {
  const recent = { ...one, until: Date.now() + undoMs }
  recentStore.write([...recentStore.read().filter(({ id }) => id !== one.id), recent])
  setTimeout(() => forgetRecent(one.id), undoMs)
}

function forgetRecent(id: string): void {
  recentStore.write(recentStore.read().filter((one) => one.id !== id))
}

/** Takes back a tick. One that was not sent yet is only forgotten. */
export async function undo({ id }: Recent): Promise<void> {
  // What is on its way must arrive first.
  await sending
  forgetRecent(id)
  if (tapsStore.read().some((one) => one.id === id)) {
    await keepTaps(tapsStore.read().filter((one) => one.id !== id))
    return
  }
  try {
    showWall((await deviceClient.device.undo.mutate({ id })).wall)
  } catch (error) {
    await refuse('', error)
  }
}

/** Sends what waits, in order and once each. What cannot be sent now stays. */
export function sendTaps(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<void> {
  const held = new Set<string>()
  let clockError: number | undefined
  for (;;) {
    const next = tapsStore.read().find(({ id }) => !held.has(id))
    if (!next) return
    if (isLate(next) || next.proof !== undefined) clockError ??= await readClockError()
    const outcome = await send(next, clockError ?? 0)
    if (outcome === 'unreachable') {
      clearTimeout(retry)
      retry = setTimeout(() => void sendTaps(), retryMs)
      return
    }
    if (outcome === 'held') held.add(next.id)
    else if (outcome === 'over') await keepTaps(tapsStore.read().filter(({ id }) => id !== next.id))
  }
}

/** Milliseconds after which a tick says when it was made, so that it counts for the day of the tick. */
const lateMs = 60_000

const isLate = ({ at }: Tap): boolean => Date.now() - Date.parse(at) > lateMs

/** Milliseconds for which the server takes a tick. */
const longestMs = 72 * 3_600_000

/** Refusals that mean that it is done already. */
const done = new Set(['taskAlreadyCompleted', 'groupTaskApproveAlreadyRequested'])

/** `over`: sent or refused; `held`: only its member can send it; `again`: in another way, at once. */
type Outcome = 'over' | 'held' | 'again' | 'unreachable'

/** @param clockError milliseconds that the server's clock is ahead of this device's */
async function send(one: Tap, clockError: number): Promise<Outcome> {
  const { id, userId, taskId, proof } = one
  const wall = wallStore.read()
  const needsMember = one.own && proof === undefined && wall?.people.find((of) => of.userId === userId)?.wall !== 'tap'
  const isIn = one.own && enteredStore.read()?.userId === userId
  if (Date.now() - Date.parse(one.at) > longestMs) return end(one, { code: tooLate })
  const at = new Date(Date.parse(one.at) + clockError).toISOString()
  try {
    if (isIn && wall) {
      const mine = { groupId: wall.group.id, userId, taskId }
      await personClient.groupTasks.ofMember.complete.mutate({ ...mine, ...(isLate(one) && { at }) })
      showSent(one)
    } else if (needsMember) {
      return 'held'
    } else {
      const proven = proof !== undefined && { proof }
      const tick = { userId, taskId, id, ...proven, ...((proven || isLate(one)) && { at }) }
      const { wall: newWall } = await deviceClient.device.complete.mutate(tick)
      // A new wall makes the member's state be read again.
      showSent(one)
      showWall(newWall)
    }
    return await end(one, null)
  } catch (error) {
    const { code, status } = readFailure(error)
    // The member may just have been locked out, and the proof is there.
    if (status === 401 && isIn && enteredStore.read() === null) return 'again'
    if (status === null || status >= 500 || status === 429 || status === 401) return 'unreachable'
    if (unproven.has(code) && proof !== undefined && !isIn) {
      await keepTaps(tapsStore.read().map((tap) => (tap.id === id ? withoutProof(tap) : tap)))
      return 'held'
    }
    if (done.has(code)) showSent(one)
    return await end(one, done.has(code) ? null : code === 'invalidData' ? { code: tooLate } : refusalOf(error))
  }
}

/** Keeps a tick of the member who is in on the screen until the next state. Others enter with a newer state. */
function showSent({ userId, taskId }: Tap): void {
  if (enteredStore.read()?.userId === userId) sentTicks.write([...sentTicks.read(), { userId, taskId }])
}

/** Refusals of a proof: the PIN or the membership has changed. */
const unproven = new Set(['wrongPin', 'memberNotFound'])

const withoutProof = ({ proof: _, ...tap }: Tap): Tap => tap

/** Says what became of a tick, if that is not on the screen. */
async function end(one: Tap, refused: Refusal | null): Promise<'over'> {
  if (isEarlier(one)) await tell(one, refused)
  else if (refused !== null) {
    forgetRecent(one.id)
    await refuseAs(one.title, refused)
  }
  return 'over'
}

/** Whether a member made a tick before entering this time, and so does not see what becomes of it. */
export function isEarlier({ own, userId, at }: Tap): boolean {
  const entered = enteredStore.read()
  return own && (entered?.userId !== userId || at < entered.since)
}

/** Keeps what became of a tick for the member who made it. The wall, which everyone sees, does not say it. */
const tell = ({ id, userId, title }: Tap, refused: Refusal | null): Promise<void> =>
  keepNews([
    ...newsStore.read().filter((one) => one.id !== id),
    { id, userId, title, refused: refused?.code ?? null, name: refused?.name },
  ])

/** Tells what the server refused. */
export const refuse = (title: string, error: unknown): Promise<void> => refuseAs(title, refusalOf(error))

async function refuseAs(title: string, refusal: Refusal): Promise<void> {
  const text = await refusalText(title, refusal)
  refusedStore.write([...refusedStore.read(), text])
}
