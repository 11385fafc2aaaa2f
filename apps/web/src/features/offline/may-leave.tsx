import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { readActs, removeActs } from './waiting-acts.ts'

/** Asks what becomes of acts that were not sent yet. False when the person stays. */
export async function mayLeaveWith(owner: string): Promise<boolean> {
  const acts = await readActs(owner).catch(() => [])
  if (acts.length === 0) return true
  const [{ LeaveForm }] = await Promise.all([import('./LeaveForm.tsx'), loadCatalog('offline')])
  let leaves = false
  await openDialog({
    title: <Trans>Not everything is sent yet</Trans>,
    width: 440,
    render: (close) => (
      <LeaveForm
        count={acts.length}
        close={close}
        leave={() => {
          leaves = true
          close()
        }}
        drop={() => removeActs(owner, () => true)}
      />
    ),
  })
  return leaves
}
