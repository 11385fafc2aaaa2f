import { taskIdOf } from '../../app/mutations/task-id-of.ts'
import type { TaskMutation } from '../../app/mutations/task-mutation.ts'
import { isPeriodOver } from './period-over.ts'

type Timed = TaskMutation & { at: string }

const periodCalls = new Set<TaskMutation['call']>([
  ...(['complete', 'reopen', 'checkItem', 'completeInGroup', 'reopenInGroup'] as const),
])

/**
 * Whether a mutation belongs to a day or week that has ended. A completion still counts for that period, but the task
 * is open again, with its checklist unticked; undoing a completion and ticking have no effect any more. When a task with
 * a schedule opens again, and what becomes of a request, only the server knows.
 */
export const isOfEndedPeriod = ({ call, type, outlastsPeriod, at }: Timed, now = new Date()): boolean =>
  periodCalls.has(call) && !outlastsPeriod && isPeriodOver(type, at, now)

const isReopening = ({ call }: TaskMutation): boolean => call === 'reopen' || call === 'reopenInGroup'

const isCompletion = ({ call }: TaskMutation): boolean => call === 'complete' || call === 'completeInGroup'

/**
 * Whether a mutation of a day that has ended has no effect: a completion that was undone later, the undoing of one that
 * was not sent, or a tick. The undoing of a completion that the server knows has none if its day or week has ended, or
 * if it was completed again.
 * @param mutations in the order in which they were made
 */
export function isUndone<Mutation extends Timed>(
  mutation: Mutation,
  mutations: readonly Mutation[],
  now = new Date(),
): boolean {
  if (isCompletion(mutation)) return isTakenBack(mutation, mutations, now)
  if (isOfEndedPeriod(mutation, now)) return true
  if (!isReopening(mutation)) return false
  const { before, after } = switchesOf(mutation, mutations)
  if (before && isCompletion(before) && isTakenBack(before, mutations, now)) return true
  if (!isPeriodOver('daily', mutation.at, now)) return false
  const lasting = after.find((other) => isCompletion(other) && !isTakenBack(other, mutations, now))
  return lasting !== undefined && isDoneAgain(mutation, lasting)
}

/** Whether a completion after a reopening is one of the same occurrence. */
function isDoneAgain(reopening: Timed, completion: Timed): boolean {
  const occurrence = occurrenceOf(reopening)
  if (occurrence !== occurrenceOf(completion)) return false
  return occurrence !== undefined || !isPeriodOver(reopening.type, reopening.at, new Date(completion.at))
}

const occurrenceOf = ({ input }: TaskMutation): string | undefined =>
  'occurrence' in input ? input.occurrence : undefined

function isTakenBack<Mutation extends Timed>(completion: Mutation, mutations: readonly Mutation[], now: Date): boolean {
  const { type, outlastsPeriod, at } = completion
  const [next] = switchesOf(completion, mutations).after
  if (!next || !isReopening(next)) return false
  // While it is still the same day, both are sent: the completion may have arrived although no answer did.
  if (outlastsPeriod) return isPeriodOver('daily', at, now)
  return isPeriodOver(type, at, now) && !isPeriodOver(type, at, new Date(next.at))
}

/** The completions and reopenings of the same task before and after one of them. */
function switchesOf<Mutation extends Timed>(mutation: Mutation, mutations: readonly Mutation[]) {
  const ofTask = mutations.filter(
    (other) => (isReopening(other) || isCompletion(other)) && taskIdOf(other) === taskIdOf(mutation),
  )
  const place = ofTask.indexOf(mutation)
  return { before: ofTask[place - 1], after: ofTask.slice(place + 1) }
}
