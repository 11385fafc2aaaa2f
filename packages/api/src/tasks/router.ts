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
  createTaskInput,
  giveResultInput,
  listTasksInput,
  task,
  updateTaskInput,
} from './schema.ts'
import { updateTask } from './update.ts'

const tag = 'Personal tasks'

export const tasksRouter = router({
  list: userProcedure
    .meta(rest('GET /user/tasks', { summary: 'List tasks, current or archived', tag }))
    .input(listTasksInput)
    .output(z.array(task))
    .query(({ ctx, input }) => listTasks(ctx, input)),

  create: userProcedure
    .meta(rest('POST /user/tasks', { summary: 'Make a task', tag, errors: ['idAlreadyUsed', 'tooManyItems'] }))
    .input(createTaskInput)
    .output(z.object({ id }))
    .mutation(({ ctx, input }) => createTask(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /user/tasks/{id}', {
        summary: 'Replace what is written of a task',
        tag,
        errors: ['taskNotFound', 'cannotUpdateCompletedTask'],
      }),
    )
    .input(updateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx, input)),

  complete: userProcedure
    .meta(
      rest('POST /user/tasks/{id}/complete', {
        summary: 'Complete a task and be paid',
        tag,
        errors: [
          'taskNotFound',
          'taskAlreadyCompleted',
          'cannotCompleteArchivedTask',
          'resultOfTheTaskRequired',
          'holidayModeEnabledError',
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
        tag,
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
        tag,
        errors: ['taskNotFound', 'cannotAddResult'],
      }),
    )
    .input(giveResultInput)
    .output(task)
    .mutation(({ ctx, input }) => giveResult(ctx, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /user/tasks/{id}/archive', {
        summary: 'Archive a completed task',
        tag,
        errors: ['taskNotFound', 'cannotArchiveIncompletedTask', 'taskAlreadyArchived'],
      }),
    )
    .input(idInput)
    .output(task)
    .mutation(({ ctx, input }) => archiveTask(ctx, input)),

  copy: userProcedure
    .meta(
      rest('POST /user/tasks/{id}/copy', {
        summary: 'Make a new task like this one',
        tag,
        errors: ['taskNotFound', 'tooManyItems'],
      }),
    )
    .input(idInput)
    .output(task)
    .mutation(({ ctx, input }) => copyTask(ctx, input)),

  remove: userProcedure
    .meta(rest('DELETE /user/tasks/{id}', { summary: 'Delete a task', tag, errors: ['taskNotFound'] }))
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeTask(ctx, input)),
})

/** What the board gives to the tasks: told with the board's calls, and done here, since tasks know the board. */
export const challengesRouter = router({
  accept: userProcedure
    .meta(
      rest('POST /user/boards/current/position/accept', {
        summary: "Take the challenge on the pawn's square among the tasks",
        tag: 'Board',
        errors: ['idAlreadyUsed', 'notSpecialBoardPosition', 'positionAlreadyUsed', 'tooManyItems'],
      }),
    )
    .input(acceptChallengeInput)
    .output(z.object({ task }))
    .mutation(({ ctx, input }) => acceptChallenge(ctx, input)),
})
