import { z } from 'zod'
import { award } from '../board/schema.ts'
import { stats } from '../game/schema.ts'
import { rest } from '../kernel/rest.ts'
import { id, idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { acceptChallenge } from './accept-challenge.ts'
import { archiveTask } from './archive.ts'
import { completeTask } from './complete.ts'
import { copyTask } from './copy.ts'
import { createTask } from './create.ts'
import { giveResult } from './give-result.ts'
import { listTasks } from './list.ts'
import { removeTask } from './remove.ts'
import { reopenTask } from './reopen.ts'
import {
  acceptChallengeInput,
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
  'With `at`, an ended day (week) is paid what it has not paid, the penalty for it is returned and the streak that it ended is restored; the running one stays as it is. `taskAlreadyCompleted` and `holidayModeEnabledError` are then about that moment.'

export const tasksRouter = router({
  list: userProcedure
    .meta(
      rest('GET /user/tasks', {
        summary: 'List tasks, current or archived',
        description:
          'Oldest first. Current tasks are all told at once; `page` and `limit` are of the archive. Several `type` are repeated: `?type=todo&type=daily`.',
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
        summary: 'Make a task',
        description:
          'Pays `gold` (0 to 100) and experience each time that it is completed: 10 for a todo, 5 for a daily, 15 for a weekly task. With an `id` of its own the call can be sent again: the same call answers the same task. At most 500 tasks are open.',
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
        summary: 'Replace what is written of a task',
        description:
          'Replaces all that is written, so every field is needed. What was paid stays paid; a task whose type has changed opens at the next turn of its new type.',
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
          'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. No field can be cleared with `null`. Otherwise like the PUT.',
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
          'Pays the gold and the experience of the task, once for each day (week), and moves the pawn: 1 square, for a weekly task 2. A square may pay more. A `result` of 1 to 5000 characters is needed where the task asks for one, and ignored where it does not. ' +
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
        summary: 'Open a completed daily or weekly task again',
        description:
          'Takes back what was paid, as far as the balance allows. Completing it again on that day (in that week) pays only what is not yet paid. A todo stays completed.',
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
        summary: 'Write the result of a task',
        description:
          'Only for a task that asks for a result; before or after completing it, until it is archived. 1 to 5000 characters. Moves no balance. With an `at` in an ended day (week) it serves a late completion of that day (week), and is not shown.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound', 'cannotAddResult', 'tooManyItems'],
      }),
    )
    .input(giveResultInput)
    .output(task)
    .mutation(({ ctx, input }) => giveResult(ctx, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /user/tasks/{id}/archive', {
        summary: 'Archive a completed task',
        description:
          'An archived task opens no more, costs nothing when missed, and stands in the archive. There is no way back; a copy can be made.',
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
        summary: 'Make a new task like this one',
        description:
          'The copy is open and has the same title, notes, gold, type and tags, and nothing of the history. Also of an archived task.',
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
        description: 'The task goes for good. What it paid stays.',
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
        summary: "Take the challenge on the pawn's square among the tasks",
        description:
          'The challenge becomes a todo of the caller, with its gold, and the card is settled. With an `id` of its own the call can be sent again.',
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
