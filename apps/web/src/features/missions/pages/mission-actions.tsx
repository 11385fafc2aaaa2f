import { Trans } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { IconArchive, IconCopy, IconPencil, IconStar, IconTrash } from '@tabler/icons-react'
import type { MenuAction } from '../../../ui/ActionMenu.tsx'
import { star } from '../mission-handlers.tsx'
import { isOpen } from '../progress.ts'
import { archive, copy, openMission, remove } from './mission-handlers.tsx'

type Then = { onCopied?: (copy: Mission) => void; onRemove?: (act: () => void) => void }

/** The actions for a mission in its current state. Actions that the server would refuse are not offered. */
export function missionActions(mission: Mission, { onCopied, onRemove = (act) => act() }: Then = {}): MenuAction[] {
  const { status, isMain } = mission
  const hasEnded = status === 'completed' || status === 'failed'
  const edit: MenuAction = {
    id: 'edit',
    label: <Trans>Edit</Trans>,
    icon: IconPencil,
    onChoose: () => openMission(mission),
  }
  const main: MenuAction = {
    id: 'main',
    label: <Trans>Make main mission</Trans>,
    icon: IconStar,
    onChoose: () => star(mission),
  }
  const again: MenuAction = {
    id: 'copy',
    label: <Trans>Copy, starting today</Trans>,
    icon: IconCopy,
    onChoose: () => copy(mission, onCopied),
  }
  const move: MenuAction = {
    id: 'archive',
    label: <Trans>Archive</Trans>,
    icon: IconArchive,
    onChoose: () => archive(mission),
  }
  return [
    ...(isOpen(mission) ? [edit] : []),
    ...(isOpen(mission) && !isMain ? [main] : []),
    ...(isOpen(mission) ? [] : [again]),
    ...(hasEnded ? [move] : []),
    {
      id: 'remove',
      label: <Trans>Delete</Trans>,
      icon: IconTrash,
      dangerous: true,
      onChoose: () => onRemove(() => remove(mission)),
    },
  ]
}
