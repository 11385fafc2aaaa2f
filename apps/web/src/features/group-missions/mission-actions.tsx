import { Trans } from '@lingui/react/macro'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconArchive, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { isChangeable, isOwn } from '../groups/changeable.ts'
import { archiveGroupMission, copyGroupMission, removeGroupMission } from './mission-handlers.ts'
import { openGroupMission } from './open-mission.tsx'

type Then = { onCopied: (id: string) => void; onRemove?: (act: () => void) => void }

/** The actions of leaders for a mission in its current state. Actions that the server would refuse are not offered. */
export function missionActions(
  group: Group,
  mission: GroupMission,
  { onCopied, onRemove = (act) => act() }: Then,
): MenuAction[] {
  const { status } = mission
  if (isOwn(group, mission)) return []
  const edit: MenuAction = {
    id: 'edit',
    label: <Trans>Edit</Trans>,
    icon: IconPencil,
    onChoose: () => openGroupMission(group, mission),
  }
  const copy: MenuAction = {
    id: 'copy',
    label: <Trans>Copy, starting today</Trans>,
    icon: IconCopy,
    onChoose: () => copyGroupMission(mission, onCopied),
  }
  const archive: MenuAction = {
    id: 'archive',
    label: <Trans>Archive</Trans>,
    icon: IconArchive,
    onChoose: () => archiveGroupMission(mission),
  }
  const remove: MenuAction = {
    id: 'remove',
    label: <Trans>Delete</Trans>,
    icon: IconTrash,
    dangerous: true,
    onChoose: () => onRemove(() => removeGroupMission(mission)),
  }
  const isFree = isChangeable(group, mission)
  const isOpen = status === 'active' || status === 'pending'
  const hasEnded = status === 'completed' || status === 'failed'
  return [
    ...(isFree && isOpen ? [edit] : []),
    ...(hasEnded || status === 'archived' ? [copy] : []),
    ...(isFree && hasEnded ? [archive] : []),
    ...(isFree ? [remove] : []),
  ]
}
