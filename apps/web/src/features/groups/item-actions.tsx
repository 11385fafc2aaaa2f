import type { Group } from '@questboard/api/groups/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { usualAction } from '../../ui/usual-actions.tsx'
import { isChangeable, isOwn } from './changeable.ts'

type Item = { assignedUsers: readonly string[]; waitingApproval: number; archived: boolean; forMyself?: boolean }

type Acts = Record<'open' | 'copy' | 'archive' | 'remove', () => void>

/** The actions of leaders for a task or a reward. Actions that the server would refuse are not offered. */
export function itemActions(group: Group, item: Item, acts: Acts): MenuAction[] {
  const open = usualAction('open', acts.open)
  const copy = usualAction('copy', acts.copy)
  const remove = usualAction('remove', acts.remove)
  if (isOwn(group, item)) return [open]
  if (item.archived) return [open, copy, remove]
  if (!isChangeable(group, item)) return [open, copy]
  return [usualAction('edit', acts.open), copy, usualAction('archive', acts.archive), remove]
}
