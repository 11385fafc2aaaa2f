import { t } from '@lingui/core/macro'
import type { CreateGroupTask, GroupTask } from '@questboard/api/group-tasks/schema'
import { withDefaults } from '@questboard/api/schedules'
import { addItems } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { currentDay } from '../days/current-day.ts'
import { writtenItems } from '../tasks/changes.ts'
import { writtenReminders } from '../tasks/due/scheduled.ts'
import { groupTasksIn } from './group-tasks.ts'

/** The input for a new task. */
export type GroupTaskValues = Omit<CreateGroupTask, 'id' | 'groupId'>

/**
 * Returns a function that creates a task for members, which appears at once. It may be called again after a failure: the
 * server creates it once.
 */
export function prepareGroupTask(groupId: string, written: GroupTaskValues): () => Promise<void> {
  const id = newId()
  const at = new Date().toISOString()
  const open = {
    completed: false,
    approveRequested: false,
    approved: false,
    result: null,
    completedAt: null,
    dueOn: null,
    overdue: false,
    checked: [],
    note: null,
  }
  const task: GroupTask = {
    ...written,
    assignment: written.assignment ?? 'each',
    occurrence: null,
    swap: null,
    id,
    groupId,
    draft: written.draft === true,
    forMyself: written.forMyself === true,
    archived: false,
    waitingApproval: 0,
    assignees: written.assignedUsers.map((userId) => ({ userId, ...open })),
    createdAt: at,
    updatedAt: at,
    schedule: written.schedule ? withDefaults(written.schedule, currentDay()) : null,
    checklist: writtenItems(written.checklist).map(({ id: itemId, title }) => ({ id: itemId, title })),
    reminders: writtenReminders(written.reminders),
    rank: '',
  }
  return async () => {
    const title = shortTitle(task.title)
    await groupTasksIn(groupId).perform({
      queueKey: id,
      change: addItems(task),
      send: () => trpcClient.groupTasks.create.mutate({ ...written, groupId, id }),
    })
    announce(t`Added: ${title}`)
  }
}
