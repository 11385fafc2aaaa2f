import { t } from '@lingui/core/macro'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { createStore } from '../../ui/store.ts'
import { enteredStore } from '../devices/credentials.ts'
import { deviceClient, personClient } from './client.ts'
import type { Tap } from './stored.ts'
import { keepNews, keepTaps, newsStore, showWall, tapsStore, wallStore } from './wall.ts'

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
  for (;;) {
    const next = tapsStore.read().find(({ id }) => !held.has(id))
    if (!next) return
    const outcome = await send(next)
    if (outcome === 'unreachable') {
      clearTimeout(retry)
      retry = setTimeout(() => void sendTaps(), retryMs)
      return
    }
    if (outcome === 'held') held.add(next.id)
    else await keepTaps(tapsStore.read().filter(({ id }) => id !== next.id))
  }
}

/** Milliseconds after which a tick says when it was made, so that it counts for the day of the tick. */
const lateMs = 60_000

const late = ({ at }: Tap): { at?: string } => (Date.now() - Date.parse(at) > lateMs ? { at } : {})

/** Refusals that mean that it is done already. */
const done = new Set(['taskAlreadyCompleted', 'groupTaskApproveAlreadyRequested'])

async function send(one: Tap): Promise<'sent' | 'refused' | 'held' | 'unreachable'> {
  const { id, userId, taskId } = one
  const wall = wallStore.read()
  const person = wall?.people.find((other) => other.userId === userId)
  const isIn = enteredStore.read()?.userId === userId
  try {
    if (one.own && isIn && wall) {
      await personClient.groupTasks.ofMember.complete.mutate({ groupId: wall.group.id, userId, taskId, ...late(one) })
    } else if (one.own && person?.wall !== 'tap') {
      // It waits for this member to enter again.
      return 'held'
    } else {
      showWall((await deviceClient.device.complete.mutate({ userId, taskId, id, ...late(one) })).wall)
    }
    if (isEarlier(one)) await tell(one, null)
    return 'sent'
  } catch (error) {
    const { code, status } = readFailure(error)
    if (status === null || status >= 500 || status === 429) return 'unreachable'
    if (status === 401) return one.own && isIn ? 'held' : 'unreachable'
    if (isEarlier(one)) await tell(one, done.has(code) ? null : code)
    else if (!done.has(code)) {
      forgetRecent(id)
      await refuse(one.title, error)
    }
    return 'refused'
  }
}

/** Whether a member made a tick before entering this time, and so does not see what becomes of it. */
export function isEarlier({ own, userId, at }: Tap): boolean {
  const entered = enteredStore.read()
  return own && (entered?.userId !== userId || at < entered.since)
}

/** Keeps what became of a tick for the member who made it. The wall, which everyone sees, does not say it. */
const tell = ({ id, userId, title }: Tap, refused: string | null): Promise<void> =>
  keepNews([...newsStore.read().filter((one) => one.id !== id), { id, userId, title, refused }])

/** Tells what the server refused. */
export async function refuse(title: string, error: unknown): Promise<void> {
  const text = await failureText(readFailure(error).code)
  refusedStore.write([...refusedStore.read(), title === '' ? text : t`“${title}”: ${text}`])
}
