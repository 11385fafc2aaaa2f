import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Holiday } from '../periods/holidays.ts'
import { lastDayOf, unscheduledReference } from '../periods/rules.ts'
import { resultAfterCompleting } from '../tasks/rules.ts'
import { takeBackMissedPeriod } from './counted-as-missed.ts'
import { completedEarlier, earlierPeriod, isDoneIn } from './earlier-period.ts'
import { type AssigneeAward, type AssigneeInGroup, payEnded } from './pay.ts'
import type { GroupTaskState } from './read-tasks.ts'
import { assertCompletable, earningsOf } from './rules.ts'

/** When an ended period was completed, and with which result. */
interface PeriodCompletion {
  at: Date
  day: Day
  today: Day
  period: Day
  currentPeriod: Day
  holidays: Holiday[]
  holidayMode: boolean
  result: string | undefined
}

/** The state at the end of the earlier period, for the rules. */
function stateThen({ task, state }: AssigneeInGroup, completion: PeriodCompletion): GroupTaskState {
  const { endedPeriod } = earlierPeriod(task.type, state, completion)
  return {
    ...state,
    completedAt: isDoneIn(task.type, state, completion.period) ? completion.at : null,
    result: endedPeriod.result ? '' : null,
    paidRuby: endedPeriod.paid,
    paidExp: endedPeriod.exp,
    pawnMoved: endedPeriod.moved,
  }
}

/**
 * Pays an assignee for an ended period, once, and restores the streak that it ended. The current period does not
 * change.
 * @throws DomainError as completeGroupTask does
 *
 * Rules: Day rollover.
 */
export async function payEarlierPeriod(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  completion: PeriodCompletion,
): Promise<AssigneeAward> {
  const { task, player, state } = assignee
  const { period, day, at } = completion
  const earlierState = stateThen(assignee, completion)
  assertCompletable(task, earlierState, completion)
  const item = { id: `${task.id}:${player.id}`, type: task.type, recordedSince: state.recordedSince }
  const award = await payEnded(tx, ctx, assignee, {
    earned: earningsOf(task, earlierState),
    pawnMoved: earlierState.pawnMoved,
    reference: unscheduledReference(item, period),
    done: { doneOn: day, slot: period, dueOn: lastDayOf(task.type, period), doneAt: at },
    changes: completedEarlier(task.type, state, completion),
  })
  await takeBackMissedPeriod(tx, assignee, period)
  return award
}

/**
 * The state after approval was requested for an ended period, as if the task had been completed then. A state holds one
 * period, so this fails once the current one is completed or has paid something.
 * @throws DomainError as completeGroupTask does; taskAlreadyCompleted: the current period is completed
 *
 * Rules: Day rollover; Groups.
 */
export function requestEarlierPeriod(assignee: AssigneeInGroup, completion: PeriodCompletion): Partial<GroupTaskState> {
  const { task, state } = assignee
  const earlierState = stateThen(assignee, completion)
  assertCompletable(task, earlierState, completion)
  if (state.completedAt || state.pawnMoved) throw new DomainError('taskAlreadyCompleted')
  const { paidRuby, paidExp, pawnMoved } = earlierState
  return {
    completedAt: completion.at,
    completedOn: completion.day,
    coveredOn: completion.today,
    streak: completedEarlier(task.type, state, completion).streak,
    paidRuby,
    paidExp,
    pawnMoved,
    result: resultAfterCompleting(task, completion.result, state.result),
    approveRequested: true,
  }
}
