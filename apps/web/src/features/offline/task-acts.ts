import type { Task } from '@questboard/api/tasks/schema'
import { added, type Change, changed, removed } from '../../app/mutations/changes.ts'
import type { TaskMutation } from '../../app/mutations/task-mutation.ts'
import { trpcClient } from '../../app/trpc.ts'
import { completed, reopened, resultGiven } from '../tasks/changes.ts'
import { isPeriodOver } from './is-over.ts'
import type { WaitingAct } from './waiting-acts.ts'

/** Refusals that say that it is done already: the answer to an earlier try was lost. */
const doneAlready: Record<TaskMutation['call'], readonly string[]> = {
  create: [],
  update: [],
  patch: [],
  complete: ['taskAlreadyCompleted'],
  reopen: ['taskNotCompleted'],
  giveResult: [],
  archive: ['taskAlreadyArchived'],
  remove: ['taskNotFound'],
}

export const isDoneAlready = ({ call }: TaskMutation, code: string): boolean => doneAlready[call].includes(code)

/**
 * Whether an act belongs to a day (week) that has ended. A completion still counts for that one, by its `at`, but the task
 * is open again; taking a completion back has nothing left to take back.
 */
export const isOfEndedPeriod = ({ call, type, at }: WaitingAct): boolean =>
  (call === 'complete' || call === 'reopen') && isPeriodOver(type, at, new Date())

/** What an act makes of the current tasks. */
export function changeOf({ at, ...act }: WaitingAct): Change<Task> {
  const { id } = act.input
  switch (act.call) {
    case 'create':
      return added<Task>({
        ...act.input,
        ...{ result: null, completed: false, archived: false, streak: 0, createdAt: at, completedAt: null },
      })
    case 'update':
    case 'patch': {
      const written = act.input
      const isOtherType = ({ type }: Task) => written.type !== undefined && written.type !== type
      return changed(id, (task) => ({ ...task, ...written, streak: isOtherType(task) ? 0 : task.streak }))
    }
    case 'complete':
      return completed(id, at, act.input.result)
    case 'reopen':
      return reopened(id)
    case 'giveResult':
      return resultGiven(id, act.input.result)
    case 'archive':
    case 'remove':
      return removed([id])
  }
}

/**
 * Sends an act in the name of the session that the token stands for.
 * @param at when it was done by the clock of the server, an instant
 */
export async function sendAct(act: WaitingAct, token: string | null, at: string): Promise<void> {
  const { tasks } = trpcClient
  const options = { context: { token } }
  switch (act.call) {
    case 'create':
      await tasks.create.mutate(act.input, options)
      return
    case 'update':
      await tasks.update.mutate(act.input, options)
      return
    case 'patch':
      await tasks.patch.mutate(act.input, options)
      return
    case 'complete':
      await tasks.complete.mutate({ ...act.input, at }, options)
      return
    case 'reopen':
      await tasks.reopen.mutate(act.input, options)
      return
    case 'giveResult':
      await tasks.giveResult.mutate({ ...act.input, at }, options)
      return
    case 'archive':
      await tasks.archive.mutate(act.input, options)
      return
    case 'remove':
      await tasks.remove.mutate(act.input, options)
  }
}
