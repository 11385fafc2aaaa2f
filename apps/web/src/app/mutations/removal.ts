import { t } from '@lingui/core/macro'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { type Change, removeItems } from './changes.ts'
import type { TaskMutation } from './task-mutation.ts'
import { mutateWithUndo, type RestCall } from './undoable.ts'

/** The text of the toast, the announcement after undoing, and the text for a failed call. */
type RemovalTexts = { done: string; undone: string; failed: string }

/** A deletion, or a move to the archive, that can be undone while its toast is visible. */
type Removal = {
  messages: RemovalTexts
  /** Hides the item until the returned function is called. */
  hide: () => () => void
  /** Deletes the item. It hides the item itself, and shows it again after a failure. */
  send: () => Promise<unknown>
  /** The path of the same call in the REST API, used when the page unloads. */
  path: RestCall['path']
  /** The method of the call; archiving has another one. */
  method?: RestCall['method']
  /** The deletion of `send`, for the offline queue. */
  queued?: TaskMutation
}

type ListRemoval<Item> = Omit<Removal, 'hide'> & {
  /** The list that shows the item. */
  list: {
    overlay: (change: Change<Item>) => () => void
    perform: (mutation: { queueKey: string; change: Change<Item>; send: () => Promise<unknown> }) => Promise<unknown>
  }
  id: string
  /** How the item disappears. By default it leaves the list. */
  change?: Change<Item>
  /** Called when it is deleted. */
  onRemoved?: () => void
}

/** The words for the deletion of an item with this title. */
export function deletionMessages(fullTitle: string): RemovalTexts {
  const title = shortTitle(fullTitle)
  return {
    done: t`“${title}” deleted.`,
    undone: t`“${title}” is back`,
    failed: t`Couldn’t delete “${title}”.`,
  }
}

/** The words for moving an item with this title to the archive. */
export function archiveMessages(fullTitle: string): RemovalTexts {
  const title = shortTitle(fullTitle)
  return {
    done: t`“${title}” archived.`,
    undone: t`“${title}” is back`,
    failed: t`Couldn’t archive “${title}”.`,
  }
}

/** Hides an item, and deletes it when the toast closes without an undo. */
export function removeWithUndo({ messages, hide, send, path, method = 'DELETE', queued }: Removal): void {
  keepFocus(() =>
    mutateWithUndo({
      toast: { message: messages.done },
      messages,
      show: hide,
      send,
      call: { method, path },
      queued,
    }),
  )
  announce(messages.done)
}

/** Hides an item of a list, and deletes it when the toast closes without an undo. */
export function removeFromList<Item extends { id: string }>({
  list,
  id,
  change = removeItems([id]),
  send,
  onRemoved,
  ...removal
}: ListRemoval<Item>): void {
  removeWithUndo({
    ...removal,
    hide: () => list.overlay(change),
    send: () => list.perform({ queueKey: id, change, send }).then(onRemoved),
  })
}
