import { Trans } from '@lingui/react/macro'
import type { Group, Member } from '@questboard/api/groups/schema'
import {
  IconBeach,
  IconDownload,
  IconLockOpen,
  IconPencil,
  IconSend,
  IconShieldHeart,
  IconTrash,
  IconUsersGroup,
} from '@tabler/icons-react'
import { offlineReason } from '../../app/NeedsConnection.tsx'
import { trpcUtils } from '../../app/trpc.ts'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { unlockChild } from './child-handlers.tsx'
import { exportChild } from './export-child.ts'
import {
  openChangeChild,
  openDaysOff,
  openDeleteChild,
  openGroupsOfChild,
  openGuardians,
  openHandOver,
} from './open-child-dialogs.tsx'

/** The actions on a child in a group: leaders change it, guardians do the rest. */
export async function childActions(group: Group, member: Member): Promise<MenuAction[]> {
  const disabledReason = offlineReason()
  const change: MenuAction = {
    id: 'change',
    label: <Trans>Edit</Trans>,
    icon: IconPencil,
    disabledReason,
    onChoose: () => openChangeChild(group, member),
  }
  const daysOff: MenuAction = {
    id: 'days-off',
    label: <Trans>Days off</Trans>,
    icon: IconBeach,
    onChoose: () => openDaysOff(group, member),
  }
  const unlock: MenuAction = {
    id: 'unlock',
    label: <Trans>Unlock the PIN</Trans>,
    icon: IconLockOpen,
    disabledReason,
    onChoose: () => void unlockChild(group, member),
  }
  // Guardians know whether it is locked. For other leaders unlocking one that is not changes nothing.
  if (!member.guardians.includes(group.currentMember.userId)) return [change, daysOff, unlock]
  const children = await trpcUtils.children.list.ensureData({}).catch(() => [])
  const isLocked = children.find(({ userId }) => userId === member.userId)?.locked
  return [
    change,
    daysOff,
    ...(isLocked ? [unlock] : []),
    {
      id: 'guardians',
      label: <Trans>Guardians</Trans>,
      icon: IconShieldHeart,
      disabledReason,
      onChoose: () => openGuardians(group, member),
    },
    {
      id: 'groups',
      label: <Trans>Groups</Trans>,
      icon: IconUsersGroup,
      disabledReason,
      onChoose: () => openGroupsOfChild(member),
    },
    {
      id: 'export',
      label: <Trans>Download the data</Trans>,
      icon: IconDownload,
      disabledReason,
      onChoose: () => exportChild(member),
    },
    {
      id: 'hand-over',
      label: <Trans>Give them an account</Trans>,
      icon: IconSend,
      disabledReason,
      onChoose: () => openHandOver(member),
    },
    {
      id: 'delete',
      label: <Trans>Delete the child’s data</Trans>,
      icon: IconTrash,
      dangerous: true,
      disabledReason,
      onChoose: () => openDeleteChild(member, group.id),
    },
  ]
}
