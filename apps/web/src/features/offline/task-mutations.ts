import type { Task } from '@questboard/api/tasks/schema'
import { added, type Change, changed, removed } from '../../app/mutations/changes.ts'
import type { TaskMutation } from '../../app/mutations/task-mutation.ts'
import { trpcClient } from '../../app/trpc.ts'
import { completed, reopened, resultGiven } from '../tasks/changes.ts'
import type { QueuedMutation } from './mutation-queue.ts'
import { isPeriodOver } from './period-over.ts'

/** Refusals that say that it is done already: the answer to an earlier try was lost. */
const alreadyDoneCodes: Record<TaskMutation['call'], readonly string[]> = {
  create: [],
  update: [],
  patch: [],
  complete: ['taskAlreadyCompleted'],
  reopen: ['taskNotCompleted'],
  giveResult: [],
  archive: ['taskAlreadyArchived'],
  remove: ['taskNotFound'],
}

export const isAlreadyDone = ({ call }: TaskMutation, code: string): boolean => alreadyDoneCodes[call].includes(code)

/**
 * Whether an act belongs to a day (week) that has ended. A completion still counts for that one, by its `at`, but the task
 * is open again; taking a completion back has nothing left to take back.
 */
export const isOfEndedPeriod = ({ call, type, at }: QueuedMutation): boolean =>
  (call === 'complete' || call === 'reopen') && isPeriodOver(type, at, new Date())

/** What an act makes of the current tasks. */
export function changeOf({ at, ...mutation }: QueuedMutation): Change<Task> {
  const { id } = mutation.input
  switch (mutation.call) {
    case 'create':
      return added<Task>({
        ...mutation.input,
        ...{ result: null, completed: false, archived: false, streak: 0, createdAt: at, completedAt: null },
      })
    case 'update':
    case 'patch': {
      const written = mutation.input
      const isOtherType = ({ type }: Task) => written.type !== undefined && written.type !== type
      return changed(id, (task) => ({ ...task, ...written, streak: isOtherType(task) ? 0 : task.streak }))
    }
    case 'complete':
      return completed(id, at, mutation.input.result)
    case 'reopen':
      return reopened(id)
    case 'giveResult':
      return resultGiven(id, mutation.input.result)
    case 'archive':
    case 'remove':
      return removed([id])
  }
}

/**
 * Sends an act in the name of the session that the token stands for.
 * @param at when it was done by the clock of the server, an instant
 */
export async function sendMutation(mutation: QueuedMutation, token: string | null, at: string): Promise<void> {
  const { tasks } = trpcClient
  const options = { context: { token } }
  switch (mutation.call) {
    case 'create':
      await tasks.create.mutate(mutation.input, options)
      return
    case 'update':
      await tasks.update.mutate(mutation.input, options)
      return
    case 'patch':
      await tasks.patch.mutate(mutation.input, options)
      return
    case 'complete':
      await tasks.complete.mutate({ ...mutation.input, at }, options)
      return
    case 'reopen':
      await tasks.reopen.mutate(mutation.input, options)
      return
    case 'giveResult':
      await tasks.giveResult.mutate({ ...mutation.input, at }, options)
      return
    case 'archive':
      await tasks.archive.mutate(mutation.input, options)
      return
    case 'remove':
      await tasks.remove.mutate(mutation.input, options)
  }
}
