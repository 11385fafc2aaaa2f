import type { Task } from '@questboard/api/tasks/schema'
import { getUntypedClient } from '@trpc/client'
import type { FailureCode } from '../../app/failure.ts'
import { addItems, type Change, removeItems, updateItem } from '../../app/mutations/changes.ts'
import { registry } from '../../app/mutations/registry.ts'
import type { OwnTaskMutation, TaskMutation } from '../../app/mutations/task-mutation.ts'
import { trpcClient } from '../../app/trpc.ts'
import { checkItemIn, completeIn, reopenIn, setResult } from '../tasks/changes.ts'
import { editedTask, newScheduledTask, skippedTask, snoozedTask } from '../tasks/due/scheduled.ts'
import { movedBehind } from '../tasks/order/moved.ts'
import { groupPaths, isOfGroup } from './group-mutations.ts'
import type { Queued, QueuedMutation } from './mutation-queue.ts'

function pathOf(mutation: TaskMutation) {
  if (isOfGroup(mutation)) return groupPaths[mutation.call]
  return mutation.call === 'reportDeed' ? 'deeds.create' : (`tasks.${mutation.call}` as const)
}

const policy = (mutation: TaskMutation) => registry[pathOf(mutation)]

/**
 * Whether a refusal means that the mutation was already applied: the response to an earlier attempt was lost. A place
 * in the order is never worth a message.
 */
export const isAlreadyDone = (mutation: TaskMutation, code: FailureCode): boolean =>
  policy(mutation).doneCode === code ||
  // An earlier attempt asked for the approval, or a leader has completed it for the user.
  (mutation.call === 'completeInGroup' && code === 'groupTaskApproveAlreadyRequested') ||
  (code === 'occurrenceOver' && isOfOccurrence(mutation)) ||
  mutation.call === 'move'

/** A move or skip of an occurrence that has ended meanwhile has no effect any more, like a move to a day that is over. */
const isOfOccurrence = ({ call }: TaskMutation): boolean => call === 'snooze' || call === 'skip'

/** Whether a refusal means that the action is too old: the server accepts those of the last 72 hours. */
export const isTooOld = (mutation: TaskMutation, code: FailureCode): boolean =>
  code === 'invalidData' && policy(mutation).isTimed === true

/** The optimistic update of a mutation of a personal task. */
export function changeOf({ at, ...mutation }: Queued<OwnTaskMutation>): Change<Task> {
  const { id } = mutation.input
  switch (mutation.call) {
    case 'create':
      return addItems<Task>(newScheduledTask(mutation.input, { id, createdAt: at }))
    case 'update':
    case 'patch': {
      const { id: _, ...written } = mutation.input
      return updateItem(id, (task) => editedTask(task, written))
    }
    case 'complete':
      return completeIn(id, at, mutation.input.result)
    case 'reopen':
      return reopenIn(id)
    case 'giveResult':
      return setResult(id, mutation.input.result)
    case 'checkItem':
      return checkItemIn(mutation.input)
    case 'snooze': {
      const { until } = mutation.input
      return updateItem(id, (task) => snoozedTask(task, until))
    }
    case 'skip':
      return updateItem(id, (task) => skippedTask(task))
    case 'move':
      return movedBehind(mutation.input)
    case 'reportDeed':
      return (tasks) => tasks
    case 'takeBackSkip':
      // A skip that waited has left the queue. What another one replaced, only the server knows.
      return (tasks) => tasks
    case 'archive':
    case 'remove':
      return removeItems([id])
  }
}

/**
 * Sends a mutation in the session of the token.
 * @param at when it was done by the server's clock, as an ISO date and time; by default when the server gets it
 */
export async function sendMutation(mutation: QueuedMutation, token: string | null, at?: string): Promise<void> {
  const { userId: _, ...ofMission } = { userId: '', ...mutation.input }
  const input = 'missionId' in mutation.input ? ofMission : mutation.input
  const timed = policy(mutation).isTimed ? { ...input, at } : input
  await getUntypedClient(trpcClient).mutation(pathOf(mutation), timed, { context: { token } })
}
