import { announce, endToast, showToast, type Toast } from '../../ui/toasts.ts'
import { session } from '../trpc.ts'
import { attempt } from './attempt.ts'
import type { TaskMutation } from './task-mutation.ts'

/** An act that is shown at once, and sent when its note has gone: until then it can be undone. */
export type UndoableMutation = {
  toast: Toast
  /** What is announced when it was undone, and what did not happen when the call fails. */
  words: { undone: string; failed: string }
  /** The item that it changes: any other call about the item comes after this one. */
  lane?: string
  /** Shows the act, until the function that it returns is called. */
  show: () => () => void
  /** Sends the call; shows the act by itself from then on, and shows what was before when it fails. */
  send: () => Promise<unknown>
  /** The same call over REST, for a page that is being left. */
  call: { method: 'DELETE' | 'POST'; path: `/user/${string}` | `/groups/${string}`; body?: object }
  /** The same call for the offline queue. */
  kept?: TaskMutation
}

export type PendingMutation = {
  mutation: UndoableMutation
  remove: () => void
  token: string | null
  owner: string | undefined
  toast: number
}

/** The one act that can still be undone. */
let pending: PendingMutation | null = null

/** Settled when no pending act is on its way to the server. */
let sent: Promise<unknown> = Promise.resolve()

/** Shows an act, and sends it when its note has gone. The act that was pending before is sent now. */
export function mutateWithUndo(mutation: UndoableMutation): void {
  const toast = showToast({ ...mutation.toast, undo, onGone: send })
  pending = { mutation, remove: mutation.show(), token: session.token, owner: session.user?.id, toast }
  // Where the code that sends it when the page is left cannot be fetched, it does not wait.
  import('./send-on-unload.ts')
    .then(({ watchUnload }) => watchUnload({ takeUndoable, sendUndoable }))
    .catch(sendUndoable)
}

/** Whether the act on this item can still be undone. */
export const canUndo = (lane: string): boolean => pending?.mutation.lane === lane

/** Sends the pending act now; settled when it and those before it have been answered, well or not. */
export function sendUndoable(): Promise<unknown> {
  if (pending) endToast(pending.toast)
  return sent
}

/** Takes over the pending act: nothing else will send it. */
function takeUndoable(): PendingMutation | null {
  const taken = pending
  pending = null
  return taken
}

function undo(): void {
  const taken = takeUndoable()
  if (!taken) return
  announce(taken.mutation.words.undone)
  taken.remove()
}

function send(): void {
  const taken = takeUndoable()
  if (!taken) return
  const { mutation, remove } = taken
  const answered = attempt(mutation.words.failed, async () => {
    const answer = mutation.send()
    // From here on the act is shown by what sends it.
    remove()
    await answer
  })
  sent = Promise.all([sent, answered])
}
