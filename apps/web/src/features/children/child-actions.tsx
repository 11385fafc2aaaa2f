import { Trans } from '@lingui/react/macro'
import type { Group, Member } from '@questboard/api/groups/schema'
import { IconDownload, IconPencil, IconSend, IconShieldHeart, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { exportChild } from './export-child.ts'
import {
  openChangeChild,
  openDeleteChild,
  openGroupsOfChild,
  openGuardians,
  openHandOver,
} from './open-child-dialogs.tsx'

/** The actions on a child in a group: leaders change it, guardians do the rest. */
export function childActions(group: Group, member: Member): MenuAction[] {
  const change: MenuAction = {
    id: 'change',
    label: <Trans>Change</Trans>,
    icon: IconPencil,
    onChoose: () => openChangeChild(group, member),
  }
  if (!member.guardians.includes(group.currentMember.userId)) return [change]
  return [
    change,
    {
      id: 'guardians',
      label: <Trans>Guardians</Trans>,
      icon: IconShieldHeart,
      onChoose: () => openGuardians(group, member),
    },
    {
      id: 'groups',
      label: <Trans>Groups</Trans>,
      icon: IconUsersGroup,
      onChoose: () => openGroupsOfChild(member),
    },
    { id: 'export', label: <Trans>Export the data</Trans>, icon: IconDownload, onChoose: () => exportChild(member) },
    {
      id: 'hand-over',
      label: <Trans>Give them an account</Trans>,
      icon: IconSend,
      onChoose: () => openHandOver(member),
    },
    {
      id: 'delete',
      label: <Trans>Delete the child</Trans>,
      icon: IconTrash,
      dangerous: true,
      onChoose: () => openDeleteChild(member, group.id),
    },
  ]
}
