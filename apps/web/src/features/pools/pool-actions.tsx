import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { Pool } from '@questboard/api/pools/schema'
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { openPool } from './open-pool.tsx'
import { cancelPool } from './pool-handlers.tsx'

/** What leaders do with a goal that is not used yet. */
export const poolActions = (group: Group, pool: Pool): MenuAction[] => [
  { id: 'edit', label: <Trans>Edit</Trans>, icon: IconPencil, onChoose: () => openPool(group, pool) },
  {
    id: 'cancel',
    label: <Trans>End it and give the rubies back</Trans>,
    icon: IconArrowBackUp,
    dangerous: true,
    onChoose: () => void cancelPool(group.id, pool),
  },
]
