import { taskIdOf } from '../../app/mutations/task-id-of.ts'
import type { TaskMutation } from '../../app/mutations/task-mutation.ts'
import { isPeriodOver } from './period-over.ts'

type Timed = TaskMutation & { at: string }

const periodCalls = new Set<TaskMutation['call']>([
  ...(['complete', 'reopen', 'checkItem', 'completeInGroup', 'reopenInGroup'] as const),
])

/**
 * Whether a mutation belongs to a day or week that has ended. A completion still counts for that period, but the task
 * is open again, with its checklist unticked; undoing a completion and ticking have no effect any more.
 */
export const isOfEndedPeriod = ({ call, type, at }: Timed, now = new Date()): boolean =>
  periodCalls.has(call) && isPeriodOver(type, at, now)

const isReopening = ({ call }: TaskMutation): boolean => call === 'reopen' || call === 'reopenInGroup'

/**
 * Whether a mutation of a period that has ended has no effect: a completion that was undone later in that period, such
 * an undo, or a tick.
 * @param mutations in the order in which they were made
 */
export function isUndone<Mutation extends Timed>(
  mutation: Mutation,
  mutations: readonly Mutation[],
  now = new Date(),
): boolean {
  if (!isOfEndedPeriod(mutation, now)) return false
  if (isReopening(mutation) || mutation.call === 'checkItem') return true
  const undoes = (later: Mutation) =>
    isReopening(later) &&
    taskIdOf(later) === taskIdOf(mutation) &&
    !isPeriodOver(mutation.type, mutation.at, new Date(later.at))
  return mutations.slice(mutations.indexOf(mutation)).some(undoes)
}
