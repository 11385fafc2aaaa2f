import { Trans } from '@lingui/react/macro'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { standardAction } from '../../ui/standard-actions.tsx'
import { isChangeable, onlyOtherLeadersMayChange } from '../groups/changeable.ts'
import { archiveGroupMission, copyGroupMission, removeGroupMission } from './mission-handlers.ts'
import { openGroupMission } from './open-mission.tsx'

type Then = { onCopied: (id: string) => void; onRemove?: (remove: () => void) => void }

/** The actions of leaders for a mission in its current state. While it awaits an answer, changes are shown as disabled. */
export function missionActions(
  group: Group,
  mission: GroupMission,
  { onCopied, onRemove = (run) => run() }: Then,
): MenuAction[] {
  const { status } = mission
  if (onlyOtherLeadersMayChange(group, mission)) return []
  const copy = standardAction('copy', () => copyGroupMission(mission, onCopied))
  // It awaits an answer.
  const disabledReason = isChangeable(group, mission) ? undefined : <Trans>Answer the request first</Trans>
  const isOpen = status === 'active' || status === 'pending'
  const hasEnded = status === 'completed' || status === 'failed'
  return [
    ...(isOpen ? [{ ...standardAction('edit', () => openGroupMission(group, mission)), disabledReason }] : []),
    ...(hasEnded || status === 'archived' ? [{ ...copy, label: <Trans>Copy, starting today</Trans> }] : []),
    ...(hasEnded ? [{ ...standardAction('archive', () => archiveGroupMission(mission)), disabledReason }] : []),
    { ...standardAction('remove', () => onRemove(() => removeGroupMission(mission))), disabledReason },
  ]
}
