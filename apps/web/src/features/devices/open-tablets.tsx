import { Trans } from '@lingui/react/macro'
import { openLoaded } from '../../app/mutations/open-loaded.ts'

/** Opens the tablets of a group, for its leaders. */
export function openTablets(groupId: string): void {
  openLoaded({
    title: <Trans>Tablets</Trans>,
    width: 600,
    load: () => import('./Tablets.tsx'),
    catalog: 'tablet',
    render: ({ Tablets }, close) => <Tablets groupId={groupId} close={close} />,
  })
}
