import { Trans } from '@lingui/react/macro'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { usualAction } from '../../ui/usual-actions.tsx'
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
  const copy = usualAction('copy', () => copyGroupMission(mission, onCopied))
  const isFree = isChangeable(group, mission)
  const isOpen = status === 'active' || status === 'pending'
  const hasEnded = status === 'completed' || status === 'failed'
  return [
    ...(isFree && isOpen ? [usualAction('edit', () => openGroupMission(group, mission))] : []),
    ...(hasEnded || status === 'archived' ? [{ ...copy, label: <Trans>Copy, starting today</Trans> }] : []),
    ...(isFree && hasEnded ? [usualAction('archive', () => archiveGroupMission(mission))] : []),
    ...(isFree ? [usualAction('remove', () => onRemove(() => removeGroupMission(mission)))] : []),
  ]
}
