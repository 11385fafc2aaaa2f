import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { GroupPromise } from '@questboard/api/promises/schema'
import { IconArrowBackUp, IconCalendar, IconMessage } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { openCancel, openDue, openGive } from './promise-handlers.tsx'

/** What leaders do with a reward that they have to give. */
export const promiseActions = (group: Group, promise: GroupPromise): MenuAction[] => [
  {
    id: 'note',
    label: <Trans>Give with a note</Trans>,
    icon: IconMessage,
    onChoose: () => openGive(group, promise),
  },
  { id: 'due', label: <Trans>Choose the day</Trans>, icon: IconCalendar, onChoose: () => openDue(group, promise) },
  {
    id: 'cancel',
    label: <Trans>Cancel and give the rubies back</Trans>,
    icon: IconArrowBackUp,
    dangerous: true,
    onChoose: () => openCancel(group, promise),
  },
]
