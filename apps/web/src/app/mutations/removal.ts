import { announce } from '../../ui/toasts.ts'
import type { TaskMutation } from './task-mutation.ts'
import { mutateWithUndo, type UndoableMutation } from './undoable.ts'

/** A deletion that can be undone while its toast is visible. */
export type Removal = {
  /** The texts of the toast, of undoing, and of a failed deletion. */
  words: { deleted: string; back: string; notDeleted: string }
  /** Hides the item until the returned function is called. */
  hide: () => () => void
  /** Deletes the item. It hides the item itself, and shows it again after a failure. */
  send: () => Promise<unknown>
  /** The path of the same deletion in the REST API, used when the page unloads. */
  path: UndoableMutation['call']['path']
  /** The same deletion for the offline queue. */
  queued?: TaskMutation
}

/** Hides an item, and deletes it when the toast closes without an undo. */
export function removeWithUndo({ words, hide, send, path, queued }: Removal): void {
  mutateWithUndo({
    toast: { message: words.deleted },
    words: { undone: words.back, failed: words.notDeleted },
    show: hide,
    send,
    call: { method: 'DELETE', path },
    queued,
  })
  announce(words.deleted)
}
