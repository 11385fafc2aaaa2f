import type { Task } from '@questboard/api/tasks/schema'
import { added, type Change, changed, removed } from '../../app/mutations/changes.ts'
import type { TaskMutation } from '../../app/mutations/task-mutation.ts'
import { trpcClient } from '../../app/trpc.ts'
import { completed, reopened, resultGiven } from '../tasks/changes.ts'
import type { QueuedMutation } from './mutation-queue.ts'
import { isPeriodOver } from './period-over.ts'

/** Refusals which mean that the mutation was already applied: the response to an earlier attempt was lost. */
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
 * Whether a mutation belongs to a day or week that has ended. A completion still counts for that period, but the task
 * is open again; undoing it has no effect any more.
 */
export const isOfEndedPeriod = ({ call, type, at }: QueuedMutation): boolean =>
  (call === 'complete' || call === 'reopen') && isPeriodOver(type, at, new Date())

/** The optimistic update of a mutation. */
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
 * Sends a mutation in the session of the token.
 * @param at when it was done by the server's clock, as an ISO date and time
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
