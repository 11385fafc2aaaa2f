import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { openDialog } from '../../ui/dialogs.ts'

/** Opens the list of shortcuts. */
export function openShortcuts(): void {
  openOnce(async () => {
    const [{ ShortcutSheet }] = await Promise.all([import('./ShortcutSheet.tsx'), loadCatalog('shortcuts')])
    await openDialog({ title: <Trans>Keyboard shortcuts</Trans>, render: (close) => <ShortcutSheet close={close} /> })
  })
}
