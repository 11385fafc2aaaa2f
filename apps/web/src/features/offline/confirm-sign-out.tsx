import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { readQueue, removeFromQueue } from './mutation-queue.ts'

/** Asks what to do with unsent mutations. Resolves to false when the user stays signed in. */
export async function askBeforeSignOut(owner: string, mayKeep: boolean): Promise<boolean> {
  const mutations = await readQueue(owner).catch(() => [])
  if (mutations.length === 0) return true
  const [{ SignOutForm }] = await Promise.all([import('./SignOutForm.tsx'), loadCatalog('offline')])
  let leaves = false
  await openDialog({
    title: <Trans>Not everything is sent yet</Trans>,
    width: 440,
    // A dialog that signs out waits for the answer.
    isFirst: true,
    render: (close) => (
      <SignOutForm
        count={mutations.length}
        mayKeep={mayKeep}
        close={close}
        leave={() => {
          leaves = true
          close()
        }}
        drop={() => removeFromQueue(owner, () => true)}
      />
    ),
  })
  return leaves
}
