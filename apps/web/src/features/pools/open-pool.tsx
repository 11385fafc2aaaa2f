import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { Pool } from '@questboard/api/pools/schema'
import { openLoaded } from '../../app/mutations/open-loaded.ts'

/** Opens the form for a new goal. */
export function openNewPool(group: Group): void {
  openForm(group)
}

/** Opens the form for a goal. */
export function openPool(group: Group, pool: Pool): void {
  openForm(group, pool)
}

function openForm(group: Group, pool?: Pool): void {
  openLoaded({
    title: pool ? <Trans>Edit goal</Trans> : <Trans>New goal</Trans>,
    load: () => import('./PoolForm.tsx'),
    render: ({ PoolForm }, close) => <PoolForm group={group} pool={pool} close={close} />,
  })
}

/** Opens the form that adds own rubies to a jar, or takes them back. */
export function openMove(groupId: string, pool: Pool, direction: 'contribute' | 'withdraw'): void {
  openLoaded({
    title: direction === 'contribute' ? <Trans>Add rubies</Trans> : <Trans>Take rubies back</Trans>,
    width: 440,
    load: () => import('./MoveForm.tsx'),
    render: ({ MoveForm }, close) => <MoveForm groupId={groupId} pool={pool} direction={direction} close={close} />,
  })
}
