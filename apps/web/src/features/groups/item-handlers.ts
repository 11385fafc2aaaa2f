import { t } from '@lingui/core/macro'
import { attempt } from '../../app/mutations/attempt.ts'
import { added, type Change } from '../../app/mutations/changes.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'

type Mutation<Item> = {
  queueKey: string
  change?: Change<Item>
  send: () => Promise<Item>
  settle?: (answer: Item) => Change<Item>
}

type OfItem<Item> = {
  list: { perform: (mutation: Mutation<Item>) => Promise<Item> }
  id: string
  title: string
  send: () => Promise<Item>
}

type Copying<Item> = OfItem<Item> & { done: (title: string) => string; onCopied?: (copy: Item) => void }

/** Copies an item of a group. */
export function copyItem<Item extends { id: string }>({
  list,
  id,
  title: whole,
  send,
  done,
  onCopied,
}: Copying<Item>): void {
  const title = shortTitle(whole)
  void attempt(t`Couldn’t copy “${title}”.`, async () => {
    const copy = await list.perform({ queueKey: id, send, settle: (made) => added(made) })
    showMessage(done(title))
    onCopied?.(copy)
  })
}
