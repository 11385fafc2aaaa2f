import { Trans } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import { IconChecks } from '@tabler/icons-react'
import { offlineReason } from '../../app/NeedsConnection.tsx'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { onlyOtherLeadersMayChange } from '../groups/changeable.ts'
import { itemActions } from '../groups/item-actions.tsx'
import { openCompleteFor, openFor } from './complete-for.tsx'
import { occurrenceActions } from './occurrence-actions.tsx'
import { openGroupTask } from './open-task.tsx'
import { archiveGroupTask, copyGroupTask, removeGroupTask } from './task-handlers.ts'
import { giveTurnActions } from './turn-actions.tsx'

/** The actions of leaders for a task. */
export function taskActions(group: Group, task: GroupTask): MenuAction[] {
  const [open, ...others] = itemActions(group, task, {
    open: () => openGroupTask(group, task),
    copy: () => copyGroupTask(task),
    archive: () => archiveGroupTask(task),
    remove: () => removeGroupTask(task),
  })
  const moves = onlyOtherLeadersMayChange(group, task) ? [] : occurrenceActions(task)
  const doneFor = completeForActions(task, openFor(group, task))
  return open ? [open, ...doneFor, ...giveTurnActions(task), ...moves, ...others] : []
}

/** Completing a task for those of its assignees for whom it is open. */
export function completeForActions(task: GroupTask, open: Member[]): MenuAction[] {
  const [only] = open
  if (!only) return []
  const who = shortTitle(only.name)
  return [
    {
      id: 'completeFor',
      label: open.length === 1 ? <Trans>Mark as done by {who}</Trans> : <Trans>Mark as done by someone</Trans>,
      icon: IconChecks,
      disabledReason: offlineReason(),
      onChoose: () => openCompleteFor(task, open),
    },
  ]
}
