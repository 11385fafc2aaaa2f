import type { Award } from '../board/schema.ts'
import { taskSteps } from '../game/rules.ts'
import { awardMember } from '../groups/award-member.ts'
import { countAt, countInWeek } from '../groups/week-counts.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Holiday } from '../periods/holidays.ts'
import { lastDayOf, periodReference } from '../periods/rules.ts'
import { completedEarlier, earlierPeriod, isDoneIn } from './earlier-period.ts'
import { saveState } from './group-task.ts'
import type { Worker } from './pay.ts'
import type { AssignedState, GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import { assertCompletable, earningsOf } from './rules.ts'

interface Earlier {
  at: Date
  day: string
  today: string
  period: string
  running: string
  holidays: Holiday[]
  holidayMode: boolean
}

/** The state at the end of the earlier period, for the rules. */
function stateThen(task: GroupTaskRow, { state }: Worker, { at, ...moment }: Earlier): GroupTaskState {
  const { gap } = earlierPeriod(task.type, state, moment)
  return {
    ...state,
    completedAt: isDoneIn(task.type, state, moment.period) ? at : null,
    result: gap.result ? '' : null,
    ...{ paidRuby: gap.paid, paidExp: gap.exp, pawnMoved: gap.moved },
  }
}

/**
 * Pays an assignee for an ended period, once, and restores the streak that it ended. The current period does not
 * change.
 * @throws DomainError as completeGroupTask does
 * | Specification: Day roll-over.
 */
export async function payEarlierPeriod(
  tx: Transaction,
  ctx: UserContext,
  task: GroupTaskRow,
  worker: Worker,
  moment: Earlier & { result: string | undefined },
): Promise<Award & { state: AssignedState }> {
  const { group, player, membership, state } = worker
  const then = stateThen(task, worker, moment)
  assertCompletable(task, then, moment)
  const { ruby, exp } = earningsOf(task, then)
  const reference = periodReference(`${task.id}:${player.id}`, task.type, moment.period)
  const done = {
    doneOn: moment.day,
    slot: moment.period,
    dueOn: lastDayOf(task.type, moment.period),
    doneAt: moment.at,
  }
  const about = { reason: 'groupTaskCompleted', reference, item: task.title } as const
  const [changed, award] = await Promise.all([
    saveState(tx, state, completedEarlier(task.type, state, moment)),
    awardMember(tx, ctx, player, membership, {
      rubies: [{ amount: ruby, ...about }],
      lines: [{ currency: 'exp', amount: exp, ...about, ...done }],
      steps: then.pawnMoved ? 0 : taskSteps[task.type],
    }),
    countAt(tx, { group, userId: player.id }, moment.at, { done: 1 }),
  ])
  // It was counted as missed when its day or week ended.
  await countInWeek(tx, membership, done.dueOn, { missed: -1 })
  return { ...award, state: changed }
}

/**
 * The state after approval was requested for an ended period, as if the task had been completed then. A state holds one
 * period, so this fails once the current one is completed or has paid something.
 * @throws DomainError as completeGroupTask does; taskAlreadyCompleted: the current period is completed
 * | Specification: Day roll-over; Groups.
 */
export function requestEarlierPeriod(
  task: GroupTaskRow,
  worker: Worker,
  moment: Earlier & { result: string | undefined },
): Partial<GroupTaskState> {
  const { state } = worker
  const then = stateThen(task, worker, moment)
  assertCompletable(task, then, moment)
  if (state.completedAt || state.pawnMoved) throw new DomainError('taskAlreadyCompleted')
  const { paidRuby, paidExp, pawnMoved } = then
  return {
    ...{ completedAt: moment.at, completedOn: moment.day, coveredOn: moment.today },
    streak: completedEarlier(task.type, state, moment).streak,
    ...{ paidRuby, paidExp, pawnMoved },
    result: task.requireResult && moment.result !== undefined ? moment.result : state.result,
    approveRequested: true,
  }
}
