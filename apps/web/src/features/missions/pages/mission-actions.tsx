import { Trans } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { IconStar } from '@tabler/icons-react'
import type { MenuAction } from '../../../ui/ActionMenu.tsx'
import { standardAction } from '../../../ui/standard-actions.tsx'
import { makeMainMission } from '../mission-handlers.tsx'
import { isOpen } from '../progress.ts'
import { archiveMission, copyMission, openMission, removeMission } from './mission-handlers.tsx'

type Then = { onCopied?: (copy: Mission) => void; onRemove?: (remove: () => void) => void }

/** The actions for a mission in its current state. Actions that the server would refuse are not offered. */
export function missionActions(mission: Mission, { onCopied, onRemove = (run) => run() }: Then = {}): MenuAction[] {
  const { status, isMain } = mission
  const hasEnded = status === 'completed' || status === 'failed'
  const main: MenuAction = {
    id: 'main',
    label: <Trans>Make main mission</Trans>,
    icon: IconStar,
    onChoose: () => makeMainMission(mission),
  }
  const again = standardAction('copy', () => copyMission(mission, onCopied))
  return [
    ...(isOpen(mission) ? [standardAction('edit', () => openMission(mission))] : []),
    ...(isOpen(mission) && !isMain ? [main] : []),
    ...(isOpen(mission) ? [] : [{ ...again, label: <Trans>Copy, starting today</Trans> }]),
    ...(hasEnded ? [standardAction('archive', () => archiveMission(mission))] : []),
    standardAction('remove', () => onRemove(() => removeMission(mission))),
  ]
}
