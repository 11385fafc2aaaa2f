import { t } from '@lingui/core/macro'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { attempt } from './attempt.ts'
import { addItems } from './changes.ts'
import type { Mutation } from './optimistic-list.ts'

type CopyOptions<Item> = {
  list: { perform: (mutation: Mutation<Item, Item>) => Promise<Item> }
  id: string
  title: string
  send: () => Promise<Item>
  /** The message when it was copied, with the shortened title. */
  done: (title: string) => string
  /** Called with the copy, unless the user has left the page meanwhile. */
  onCopied?: ((copy: Item) => void) | undefined
}

/** Copies an item of a list. The copy appears with the response. */
export function copyItem<Item extends { id: string }>({
  list,
  id,
  title: fullTitle,
  send,
  done,
  onCopied,
}: CopyOptions<Item>): void {
  const title = shortTitle(fullTitle)
  const { pathname } = location
  void attempt(t`Couldn’t copy “${title}”.`, async () => {
    const copy = await list.perform({ queueKey: id, send, settle: (item) => addItems(item) })
    showMessage(done(title))
    if (location.pathname === pathname) onCopied?.(copy)
  })
}
