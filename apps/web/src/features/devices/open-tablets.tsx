import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { openDialog } from '../../ui/dialogs.ts'

/** Opens the tablets of a group, for its leaders. */
export function openTablets(groupId: string): void {
  openOnce(async () => {
    const [{ Tablets }] = await Promise.all([import('./Tablets.tsx'), loadCatalog('tablet')])
    await openDialog({
      title: <Trans>Tablets</Trans>,
      width: 600,
      render: (close) => <Tablets groupId={groupId} close={close} />,
    })
  })
}
