import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { queryClient } from '../../app/query-client.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { archiveKey } from './archive-key.ts'
import { attempt } from './attempt.ts'
import { removed } from './changes.ts'
import { layOver, perform } from './current.ts'
import { announce, endNote, showNote } from './notes.ts'

/** The one deletion that can still be taken back: it is shown, and not sent yet. */
let held: { task: Task; lift: () => void } | null = null

/** Shows again what was sent on leaving the page and may not have been done. */
let liftOnReturn: (() => void) | null = null

/** Takes a task out of sight, and deletes it when the note about it has gone without being undone. */
export function removeTask(task: Task): void {
  // Ends the note before, and with it sends the deletion that it held.
  endNote()
  const lift = layOver(removed([task.id]))
  held = { task, lift }
  const { title } = task
  const message = t`“${title}” is deleted.`
  announce(message)
  showNote({ message, undo: undoRemoval, onGone: sendRemoval })
}

function undoRemoval(): void {
  if (!held) return
  const { task, lift } = held
  const { title } = task
  held = null
  announce(t`“${title}” is back`)
  lift()
}

/** Sends the deletion that is held, if there is one. */
export function sendRemoval(): void {
  if (!held) return
  const { task, lift } = held
  const { id, title } = task
  held = null
  void attempt(t`“${title}” was not deleted.`, async () => {
    const sent = perform({ task: id, change: removed([id]), send: () => trpcClient.tasks.remove.mutate({ id }) })
    // From here on the act itself hides the task, and shows it again when it fails.
    lift()
    await sent
    void queryClient.invalidateQueries({ queryKey: archiveKey })
  })
}

/** The page is being left: only a request that outlives it can still be sent. */
function sendRemovalOnLeaving(): void {
  if (!held) return
  const { task, lift } = held
  held = null
  liftOnReturn = lift
  endNote()
  void fetch(`/api/user/tasks/${task.id}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { authorization: `Bearer ${session.token}` },
  })
}

/** Sends what is held when the page is left; the function that is returned stops that, and sends it then. */
export function watchLeaving(): () => void {
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // Back from the browser's cache of pages: what was sent on leaving had no one to answer to.
    void trpcUtils.dashboard.read.invalidate({}).finally(() => {
      liftOnReturn?.()
      liftOnReturn = null
    })
  }
  addEventListener('pagehide', sendRemovalOnLeaving)
  addEventListener('pageshow', onShown)
  return () => {
    removeEventListener('pagehide', sendRemovalOnLeaving)
    removeEventListener('pageshow', onShown)
    endNote()
  }
}
