import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { usualAction } from '../../ui/usual-actions.tsx'
import { isChangeable, isOwn } from './changeable.ts'

type Item = Parameters<typeof isChangeable>[1] & { archived: boolean }

type Acts = Record<'open' | 'copy' | 'archive' | 'remove', () => void>

/** The actions of leaders for a task or a reward. While it awaits an answer, changes are shown as held. */
export function itemActions(group: Group, item: Item, acts: Acts): MenuAction[] {
  const open = usualAction('open', acts.open)
  const copy = usualAction('copy', acts.copy)
  const remove = usualAction('remove', acts.remove)
  if (isOwn(group, item)) return [open]
  if (item.archived) return [open, copy, remove]
  // It awaits an answer.
  const held = isChangeable(group, item) ? undefined : <Trans>Answer it first</Trans>
  const changes = [usualAction('edit', acts.open), usualAction('archive', acts.archive), remove]
  const [edit, archive, removal] = changes.map((action) => ({ ...action, held }))
  return [...(held ? [open] : []), edit, copy, archive, removal].flatMap((action) => action ?? [])
}
