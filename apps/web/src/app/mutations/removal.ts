import { announce } from '../../ui/toasts.ts'
import type { TaskMutation } from './task-mutation.ts'
import { mutateWithUndo, type UndoableMutation } from './undoable.ts'

/** Something that is being deleted, and can be taken back as long as the note about it stays. */
export type Removal = {
  /** What the note says; what is said when it was taken back; what did not happen when deleting fails. */
  words: { deleted: string; back: string; notDeleted: string }
  /** Takes it out of sight, until the function that is returned is called. */
  hide: () => () => void
  /** Deletes it; hides it by itself from the moment it is called, and shows it again when it fails. */
  send: () => Promise<unknown>
  /** The same deletion as a path of the REST API, for a page that is being left. */
  path: UndoableMutation['call']['path']
  /** The same deletion as an act that can wait for a connection. */
  kept?: TaskMutation
}

/** Takes something out of sight, and deletes it when the note about it has gone without being undone. */
export function removeWithUndo({ words, hide, send, path, kept }: Removal): void {
  mutateWithUndo({
    toast: { message: words.deleted },
    words: { undone: words.back, failed: words.notDeleted },
    show: hide,
    send,
    call: { method: 'DELETE', path },
    kept,
  })
  announce(words.deleted)
}
