import { z } from 'zod'
import { award } from '../board/schema.ts'
import { stats } from '../game/schema.ts'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { archiveTask } from './archive.ts'
import { checkItem } from './check-item.ts'
import { completeTask } from './complete.ts'
import { copyTask } from './copy.ts'
import { createTask } from './create.ts'
import { giveResult } from './give-result.ts'
import { listTasks } from './list.ts'
import { moveTask } from './move.ts'
import { readTask } from './read.ts'
import { removeTask } from './remove.ts'
import { reopenTask } from './reopen.ts'
import {
  checkItemInput,
  completeTaskInput,
  copyTaskInput,
  createTaskInput,
  giveResultInput,
  listTasksInput,
  moveTaskInput,
  patchTaskInput,
  reopenTaskInput,
  skipTaskInput,
  snoozeTaskInput,
  task,
  taskList,
  updateTaskInput,
} from './schema.ts'
import { skipTask } from './skip.ts'
import { snoozeTask } from './snooze.ts'
import { undoSkip } from './undo-skip.ts'
import { updateTask } from './update.ts'

const userCall = userCalls({ tag: 'Personal tasks', area: 'tasks', device: 'child' })

const lateCompletion =
  'With `at` in an ended day (week), what that period has not paid is paid, its penalty is returned and its streak is restored; the current period does not change. `taskAlreadyCompleted` and `holidayModeEnabledError` then refer to that moment.'

export const tasksRouter = router({
  list: userCall('GET /user/tasks', {
    summary: 'List tasks, current or archived',
    description:
      'Oldest first. All current tasks are returned at once; `page` and `limit` apply to the archive. Repeat `type` for several: `?type=todo&type=daily`. `due` filters and `order` sorts current tasks. `q` searches the titles, notes and checklists, in the archive those of the oldest 10,000 tasks.',
  })
    .input(listTasksInput)
    .output(taskList)
    .query(({ ctx, input }) => listTasks(ctx, input)),

  create: userCall('POST /user/tasks', {
    summary: 'Create a task',
    description:
      'Each completion pays `gold` (0 to 100) and experience: 10 for a to-do, 5 for a daily, 15 for a weekly task. With `schedule`, a to-do has a due date and a daily or weekly task is due on its days instead of every day (week). With a client-chosen `id` the call can be repeated and returns the same task. At most 500 open tasks, each with at most 30 checklist items.',
    errors: ['idAlreadyUsed', 'tooManyItems'],
    key: 'create',
  })
    .input(createTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => createTask(ctx, input)),

  read: userCall('GET /user/tasks/{id}', {
    summary: 'Read a task',
    description: 'Current or archived, as in the list.',
    errors: ['taskNotFound'],
    conditional: true,
  })
    .input(idInput)
    .output(task)
    .query(({ ctx, input }) => readTask(ctx, input)),

  update: userCall('PUT /user/tasks/{id}', {
    summary: 'Update a task',
    description:
      'Replaces all fields, so all but `schedule`, `checklist` and `reminders` are required; one that is left out stays. What was paid stays paid. After a change of `type`, the task opens at the next rollover of its new type. After a change of `schedule`, its first occurrence from today on is current.',
    errors: ['taskNotFound', 'cannotUpdateCompletedTask', 'tooManyItems'],
    conditional: true,
  })
    .input(updateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx, input)),

  patch: userCall('PATCH /user/tasks/{id}', {
    summary: 'Change some fields of a task',
    description:
      'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. Only `schedule`, `checklist` and `reminders` can be cleared with `null`. Otherwise like PUT.',
    errors: ['taskNotFound', 'cannotUpdateCompletedTask', 'tooManyItems'],
    conditional: true,
  })
    .input(patchTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx, input)),

  complete: userCall('POST /user/tasks/{id}/complete', {
    summary: 'Complete a task and be paid',
    description:
      'Pays the gold and the experience of the task, once a day (week) or occurrence, and moves the pawn by 1 square, or 2 for a weekly task. Its square may pay more. A `result` of 1 to 5000 characters is required if the task requires one, and ignored otherwise. ' +
      lateCompletion,
    errors: [
      'taskNotFound',
      'taskAlreadyCompleted',
      'occurrenceOver',
      'taskNotDue',
      'cannotCompleteArchivedTask',
      'resultOfTheTaskRequired',
      'holidayModeEnabledError',
      'tooManyItems',
    ],
  })
    .input(completeTaskInput)
    .output(award)
    .mutation(({ ctx, input }) => completeTask(ctx, input)),

  reopen: userCall('POST /user/tasks/{id}/reopen', {
    summary: 'Reopen a completed daily or weekly task',
    description:
      'Takes back what was paid, or less if the balance is lower. Completing it again in the same period pays only what is not yet paid. A to-do stays completed.',
    errors: ['taskNotFound', 'occurrenceOver', 'taskNotCompleted', 'cannotReopenToDoTask', 'cannotReopenArchivedTask'],
  })
    .input(reopenTaskInput)
    .output(z.object({ stats }))
    .mutation(({ ctx, input }) => reopenTask(ctx, input)),

  snooze: userCall('POST /user/tasks/{id}/snooze', {
    summary: 'Move the due day of a task',
    description:
      'Moves the due day of the current occurrence to a day from today to the day before the next slot. The slot, the occurrences after it and the streak stay. A to-do can be moved to any day. If it has been missed, its penalty stays charged.',
    errors: ['taskNotFound', 'cannotUpdateCompletedTask', 'occurrenceOver', 'cannotSnooze'],
  })
    .input(snoozeTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => snoozeTask(ctx, input)),

  skip: userCall('POST /user/tasks/{id}/skip', {
    summary: 'Skip the current occurrence of a task',
    description:
      'The next occurrence becomes current, without pay or penalty, and opens tomorrow or later. The streak stays. Two occurrences in a row cannot be skipped, except one that was missed.',
    errors: ['taskNotFound', 'taskAlreadyCompleted', 'cannotUpdateCompletedTask', 'occurrenceOver', 'cannotSkip'],
  })
    .input(skipTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => skipTask(ctx, input)),

  takeBackSkip: userCall('DELETE /user/tasks/{id}/skip', {
    summary: 'Undo a skip',
    description: 'On the day of the skip, as long as the task has not changed since.',
    errors: ['taskNotFound', 'cannotSkip'],
  })
    .input(idInput)
    .output(task)
    .mutation(({ ctx, input }) => undoSkip(ctx, input)),

  move: userCall('PATCH /user/tasks/{id}/move', {
    summary: 'Move a task in the manual order',
    description: 'Moves a current task behind another one, or to the first place. The last move wins.',
    errors: ['taskNotFound'],
  })
    .input(moveTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => moveTask(ctx, input)),

  giveResult: userCall('POST /user/tasks/{id}/result', {
    summary: 'Save the result of a task',
    description:
      'Only for a task that requires a result, before or after completing it, until it is archived. 1 to 5000 characters. Changes no balance. With `at` in an ended day (week), it is for a late completion of that day (week) and is not shown.',
    errors: ['taskNotFound', 'cannotAddResult', 'tooManyItems'],
  })
    .input(giveResultInput)
    .output(task)
    .mutation(({ ctx, input }) => giveResult(ctx, input)),

  checkItem: userCall('PATCH /user/tasks/{id}/checklist/{itemId}', {
    summary: 'Tick or untick a checklist item',
    description:
      'Pays nothing and completes nothing. The items of a daily (weekly) task are unticked when it opens again. `taskNotFound` is also returned for an unknown item.',
    errors: ['taskNotFound', 'cannotUpdateCompletedTask'],
  })
    .input(checkItemInput)
    .output(task)
    .mutation(({ ctx, input }) => checkItem(ctx, input)),

  archive: userCall('PATCH /user/tasks/{id}/archive', {
    summary: 'Archive a completed task',
    description:
      'An archived task never opens again and costs nothing when missed. This cannot be undone, but the task can be copied.',
    errors: ['taskNotFound', 'cannotArchiveIncompletedTask', 'taskAlreadyArchived'],
  })
    .input(idInput)
    .output(task)
    .mutation(({ ctx, input }) => archiveTask(ctx, input)),

  copy: userCall('POST /user/tasks/{taskId}/copy', {
    summary: 'Copy a task',
    description:
      'The copy is open and has everything that is written of the task, with its schedule and reminders, but no history and no ticks. Archived tasks can be copied, too.',
    errors: ['taskNotFound', 'tooManyItems'],
    key: 'replay',
  })
    .input(copyTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => copyTask(ctx, input)),

  remove: userCall('DELETE /user/tasks/{id}', {
    summary: 'Delete a task',
    description: 'Deletes the task permanently. What it paid stays.',
    errors: ['taskNotFound'],
    conditional: true,
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeTask(ctx, input)),
})
