import { announce, endToast, showToast, type Toast } from '../../ui/toasts.ts'
import { outageStore } from '../offline-support.ts'
import { session } from '../trpc.ts'
import { attempt } from './attempt.ts'
import type { TaskMutation } from './task-mutation.ts'

export type RestCall = {
  method: 'DELETE' | 'PATCH' | 'POST'
  path: `/user/${string}` | `/groups/${string}` | `/tags/${string}`
  body?: object
}

/** A mutation that is shown at once and sent when its toast closes. Until then it can be undone. */
export type UndoableMutation = {
  toast: Toast
  /** The announcement after undoing, and the text for a failed call. */
  messages: { undone: string; failed: string }
  /** The item that it changes. Other calls about the item come after this one. */
  queueKey?: string
  /** Applies the optimistic update until the returned function is called. */
  show: () => () => void
  /** Sends the call. It applies its own optimistic update, and undoes that after a failure. */
  send: () => Promise<unknown>
  /** The call of `send` over REST, or all its calls, used when the page unloads. */
  call: RestCall | RestCall[]
  /** The call of `send`, for the offline queue. */
  queued?: TaskMutation
}

/** Combines what `show` applies into one function that removes all of it. */
export const removeAll =
  (...removals: (() => void)[]) =>
  (): void => {
    for (const remove of removals) remove()
  }

export type PendingMutation = {
  mutation: UndoableMutation
  remove: () => void
  token: string | null
  owner: string | undefined
  toastId: number
  /** Resolves to a function that removes the saved copy, if there is one. */
  saved: Promise<(() => void) | undefined>
}

/** Saves a mutation for the case that the page ends before its call is answered. Returns a function that removes it. */
export type SavePending = (pending: PendingMutation) => () => void

/** The one mutation that can still be undone. */
let pending: PendingMutation | null = null

/** Resolves when no undoable mutation is being sent. */
let sent: Promise<unknown> = Promise.resolve()

/** Applies a mutation, and sends it when its toast closes. The previous pending mutation is sent now. */
export function mutateWithUndo(mutation: UndoableMutation): void {
  const toastId = showToast({ ...mutation.toast, undo, onGone: send })
  const { token, user } = session
  const saved = Promise.resolve(undefined)
  const entry: PendingMutation = { mutation, remove: mutation.show(), token, owner: user?.id, toastId, saved }
  pending = entry
  // If the code for unloading cannot be loaded, or the mutation not be saved, it is sent at once.
  entry.saved = watchUnload()
    .then((save) => save(entry))
    .catch(() => void sendUndoable())
}

/**
 * Loads the code that sends the pending mutation when the page unloads at the first sign of a user, since leaving
 * before it is loaded would lose a mutation. Returns a function that ends waiting for one.
 */
export function prepareForUnload(): () => void {
  const waiting = new AbortController()
  const prepare = () => {
    waiting.abort()
    // Without a connection it is loaded by the first mutation.
    watchUnload().catch(() => {})
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown'] as const) {
    addEventListener(sign, prepare, { signal: waiting.signal, capture: true, passive: true })
  }
  return () => waiting.abort()
}

/** Loads the code that saves the pending mutation, and sends it when the page unloads. */
function watchUnload(): Promise<SavePending> {
  watching ??= import('./send-on-unload.ts')
    .then(({ sendBeforeUnload }) => sendBeforeUnload({ take: takeUndoable, send: sendUndoable }))
    .catch((error) => {
      watching = null
      throw error
    })
  return watching
}

let watching: Promise<SavePending> | null = null

/** Whether a call may wait: without a connection the user should learn at once that it does not work. */
export const canWait = (): boolean => !outageStore.read() && navigator.onLine

/** Whether the mutation of this item can still be undone. */
export const canUndo = (queueKey: string): boolean => pending?.mutation.queueKey === queueKey

/** Sends the pending mutation now. Resolves when it and those before it have succeeded or failed. */
export function sendUndoable(): Promise<unknown> {
  if (pending) endToast(pending.toastId)
  return sent
}

/** Takes the pending mutation, so nothing else sends it. */
function takeUndoable(): PendingMutation | null {
  const taken = pending
  pending = null
  return taken
}

function undo(): void {
  const taken = takeUndoable()
  if (!taken) return
  announce(taken.mutation.messages.undone)
  taken.remove()
  forget(taken)
}

const forget = ({ saved }: PendingMutation): void => void saved.then((remove) => remove?.())

function send(): void {
  const taken = takeUndoable()
  if (!taken) return
  const { mutation, remove, token } = taken
  let isDone = false
  const finished = attempt(mutation.messages.failed, async () => {
    const sending = mutation.send()
    // `send` applies its own optimistic update.
    remove()
    await sending
    isDone = true
  }).then(() => {
    // Who signed out before the call arrived saw no failure: the saved copy is sent when they are back.
    if (isDone || token === session.token) forget(taken)
  })
  sent = Promise.all([sent, finished])
}
