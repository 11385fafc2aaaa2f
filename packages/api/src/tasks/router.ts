import { z } from 'zod'
import { award } from '../board/schema.ts'
import { stats } from '../game/schema.ts'
import { rest } from '../kernel/rest.ts'
import { id, idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { acceptChallenge } from './accept-challenge.ts'
import { archiveTask } from './archive.ts'
import { checkItem } from './check-item.ts'
import { completeTask } from './complete.ts'
import { copyTask } from './copy.ts'
import { createTask } from './create.ts'
import { giveResult } from './give-result.ts'
import { listTasks } from './list.ts'
import { removeTask } from './remove.ts'
import { reopenTask } from './reopen.ts'
import {
  acceptChallengeInput,
  checkItemInput,
  completeTaskInput,
  copyTaskInput,
  createTaskInput,
  giveResultInput,
  listTasksInput,
  patchTaskInput,
  task,
  taskList,
  updateTaskInput,
} from './schema.ts'
import { updateTask } from './update.ts'

const tag = 'Personal tasks'

const lateCompletion =
  'With `at` in an ended day (week), what that period has not paid is paid, its penalty is returned and its streak is restored; the current period does not change. `taskAlreadyCompleted` and `holidayModeEnabledError` then refer to that moment.'

export const tasksRouter = router({
  list: userProcedure
    .meta(
      rest('GET /user/tasks', {
        summary: 'List tasks, current or archived',
        description:
          'Oldest first. All current tasks are returned at once; `page` and `limit` apply to the archive. Repeat `type` for several: `?type=todo&type=daily`. `q` searches the titles, notes and checklists, in the archive those of the oldest 10,000 tasks.',
        tag,
        area: 'tasks',
      }),
    )
    .input(listTasksInput)
    .output(taskList)
    .query(({ ctx, input }) => listTasks(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /user/tasks', {
        summary: 'Create a task',
        description:
          'Each completion pays `gold` (0 to 100) and experience: 10 for a to-do, 5 for a daily, 15 for a weekly task. With a client-chosen `id` the call can be repeated and returns the same task. At most 500 open tasks, each with at most 30 checklist items.',
        tag,
        area: 'tasks',
        errors: ['idAlreadyUsed', 'tooManyItems'],
        key: 'create',
      }),
    )
    .input(createTaskInput)
    .output(z.object({ id }))
    .mutation(({ ctx, input }) => createTask(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /user/tasks/{id}', {
        summary: 'Update a task',
        description:
          'Replaces all fields, so all are required, except `checklist`. What was paid stays paid. After a change of `type`, the task opens at the next rollover of its new type.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound', 'cannotUpdateCompletedTask', 'tooManyItems'],
      }),
    )
    .input(updateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx, input)),

  patch: userProcedure
    .meta(
      rest('PATCH /user/tasks/{id}', {
        summary: 'Change some fields of a task',
        description:
          'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. Only `checklist` can be cleared with `null`. Otherwise like PUT.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound', 'cannotUpdateCompletedTask', 'tooManyItems'],
      }),
    )
    .input(patchTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx, input)),

  complete: userProcedure
    .meta(
      rest('POST /user/tasks/{id}/complete', {
        summary: 'Complete a task and be paid',
        description:
          'Pays the gold and the experience of the task, once a day (week), and moves the pawn by 1 square, or 2 for a weekly task. Its square may pay more. A `result` of 1 to 5000 characters is required if the task requires one, and ignored otherwise. ' +
          lateCompletion,
        tag,
        area: 'tasks',
        errors: [
          'taskNotFound',
          'taskAlreadyCompleted',
          'cannotCompleteArchivedTask',
          'resultOfTheTaskRequired',
          'holidayModeEnabledError',
          'tooManyItems',
        ],
      }),
    )
    .input(completeTaskInput)
    .output(award)
    .mutation(({ ctx, input }) => completeTask(ctx, input)),

  reopen: userProcedure
    .meta(
      rest('POST /user/tasks/{id}/reopen', {
        summary: 'Reopen a completed daily or weekly task',
        description:
          'Takes back what was paid, as far as the balance allows. Completing it again in the same period pays only what is not yet paid. A to-do stays completed.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound', 'taskNotCompleted', 'cannotReopenToDoTask', 'cannotReopenArchivedTask'],
      }),
    )
    .input(idInput)
    .output(z.object({ stats }))
    .mutation(({ ctx, input }) => reopenTask(ctx, input)),

  giveResult: userProcedure
    .meta(
      rest('POST /user/tasks/{id}/result', {
        summary: 'Save the result of a task',
        description:
          'Only for a task that requires a result, before or after completing it, until it is archived. 1 to 5000 characters. Changes no balance. With `at` in an ended day (week), it is for a late completion of that day (week) and is not shown.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound', 'cannotAddResult', 'tooManyItems'],
      }),
    )
    .input(giveResultInput)
    .output(task)
    .mutation(({ ctx, input }) => giveResult(ctx, input)),

  checkItem: userProcedure
    .meta(
      rest('PATCH /user/tasks/{id}/checklist/{itemId}', {
        summary: 'Tick or untick a checklist item',
        description:
          'Pays nothing and completes nothing. The items of a daily (weekly) task are unticked when it opens again. `taskNotFound` is also returned for an unknown item.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound', 'cannotUpdateCompletedTask'],
      }),
    )
    .input(checkItemInput)
    .output(task)
    .mutation(({ ctx, input }) => checkItem(ctx, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /user/tasks/{id}/archive', {
        summary: 'Archive a completed task',
        description:
          'An archived task never opens again and costs nothing when missed. This cannot be undone, but the task can be copied.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound', 'cannotArchiveIncompletedTask', 'taskAlreadyArchived'],
      }),
    )
    .input(idInput)
    .output(task)
    .mutation(({ ctx, input }) => archiveTask(ctx, input)),

  copy: userProcedure
    .meta(
      rest('POST /user/tasks/{taskId}/copy', {
        summary: 'Copy a task',
        description:
          'The copy is open and has the same title, notes, gold, type, tags and checklist, but no history and no ticks. Archived tasks can be copied, too.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound', 'tooManyItems'],
        key: 'answer',
      }),
    )
    .input(copyTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => copyTask(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /user/tasks/{id}', {
        summary: 'Delete a task',
        description: 'Deletes the task permanently. What it paid stays.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound'],
      }),
    )
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeTask(ctx, input)),
})

/**
 * Challenges of the board become tasks. They are documented with the board's calls and implemented here, since this
 * domain imports the board.
 */
export const challengesRouter = router({
  accept: userProcedure
    .meta(
      rest('POST /user/boards/current/position/accept', {
        summary: "Accept the challenge on the pawn's square",
        description:
          'The challenge becomes a to-do with its gold, and the card is settled. With a client-chosen `id` the call can be repeated.',
        tag: 'Board',
        area: 'board',
        errors: ['idAlreadyUsed', 'notSpecialBoardPosition', 'positionAlreadyUsed', 'tooManyItems'],
        key: 'create',
      }),
    )
    .input(acceptChallengeInput)
    .output(z.object({ task }))
    .mutation(({ ctx, input }) => acceptChallenge(ctx, input)),
})
