import { Trans } from '@lingui/react/macro'
import { openLoaded } from '../../app/mutations/open-loaded.ts'

/** Opens the list of shortcuts. */
export function openShortcuts(): void {
  openLoaded({
    title: <Trans>Keyboard shortcuts</Trans>,
    load: () => import('./ShortcutSheet.tsx'),
    catalog: 'shortcuts',
    render: ({ ShortcutSheet }, close) => <ShortcutSheet close={close} />,
  })
}
