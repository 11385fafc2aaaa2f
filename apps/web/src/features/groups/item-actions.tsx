import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { standardAction } from '../../ui/standard-actions.tsx'
import { isChangeable, onlyOtherLeadersMayChange } from './changeable.ts'

type Item = Parameters<typeof isChangeable>[1] & { archived: boolean }

type ItemHandlers = Record<'open' | 'copy' | 'archive' | 'remove', () => void>

/** The actions of leaders for a task or a reward. While it awaits an answer, changes are shown as disabled. */
export function itemActions(group: Group, item: Item, handlers: ItemHandlers): MenuAction[] {
  const open = standardAction('open', handlers.open)
  const copy = standardAction('copy', handlers.copy)
  const remove = standardAction('remove', handlers.remove)
  if (onlyOtherLeadersMayChange(group, item)) return [open]
  if (item.archived) return [open, copy, remove]
  const disabledReason = isChangeable(group, item) ? undefined : <Trans>Answer the request first</Trans>
  const disable = (action: MenuAction): MenuAction => ({ ...action, disabledReason })
  const edit = disable(standardAction('edit', handlers.open))
  const archive = disable(standardAction('archive', handlers.archive))
  return [...(disabledReason ? [open] : []), edit, copy, archive, disable(remove)]
}
