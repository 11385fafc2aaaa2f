import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import { IconArchive, IconCopy, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { isChangeable, isOwn } from './changeable.ts'

type Item = { assignedUsers: readonly string[]; waitingApproval: number; archived: boolean }

type Acts = Record<'open' | 'copy' | 'archive' | 'remove', () => void>

/** The actions of leaders for a task or a reward. Actions that the server would refuse are not offered. */
export function itemActions(group: Group, item: Item, acts: Acts): MenuAction[] {
  const read: MenuAction = {
    id: 'open',
    label: <Trans>Open</Trans>,
    icon: IconFileDescription,
    onChoose: acts.open,
  }
  const copy: MenuAction = { id: 'copy', label: <Trans>Copy</Trans>, icon: IconCopy, onChoose: acts.copy }
  const archive: MenuAction = {
    id: 'archive',
    label: <Trans>Archive</Trans>,
    icon: IconArchive,
    onChoose: acts.archive,
  }
  const remove: MenuAction = {
    id: 'remove',
    label: <Trans>Delete</Trans>,
    icon: IconTrash,
    dangerous: true,
    onChoose: acts.remove,
  }
  if (isOwn(group, item)) return [read]
  if (item.archived) return [read, copy, remove]
  if (!isChangeable(group, item)) return [read, copy]
  return [{ ...read, id: 'edit', label: <Trans>Edit</Trans>, icon: IconPencil }, copy, archive, remove]
}
