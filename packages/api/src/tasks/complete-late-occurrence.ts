import type { EndedPeriod } from '@questboard/db/schema'
import { award } from '../board/award.ts'
import type { Award } from '../board/schema.ts'
import { taskSteps } from '../game/rules.ts'
import { type Day, laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { findPenalty } from '../ledger/find-penalty.ts'
import type { NewEntry } from '../ledger/movement.ts'
import { correctStory } from '../periods/correct-story.ts'
import type { Holiday } from '../periods/holidays.ts'
import { calendarOfSchedule, withOccurrence } from '../periods/occurrence-records.ts'
import { findMissed, forgetOccurrence } from '../periods/occurrences.ts'
import {
  completeEarlier,
  countsSince,
  emptyPeriod,
  findEndedPeriod,
  isAnyMissed,
  type PeriodRecords,
  periodReference,
  streakUpTo,
} from '../periods/rules.ts'
import type { Player } from '../players/lock-player.ts'
import { completionOf, type DoneMoment } from './completion.ts'
import { type ScheduledTask, slotToComplete } from './occurrence-of-day.ts'
import { saveOwnTask, type TaskRow } from './own-task.ts'
import { payCompletion, recordCompletion } from './pay-completion.ts'
import { type Attempt, assertCompletable, earningsOf } from './rules.ts'

/** A request to complete an occurrence at an earlier moment, with the player's holidays. */
interface OccurrenceCompletion {
  attempt: Attempt
  moment: DoneMoment
  holidays: Holiday[]
}

/** A locked player with a task. */
interface TaskOfPlayer {
  player: Player
  task: ScheduledTask
}

/**
 * Completes the occurrence of a schedule to which an earlier moment belongs. If that was before its due day had ended,
 * it was not missed: its penalty is returned, and it counts for the streak.
 * @throws DomainError as completeTask does; occurrenceOver: the moment belongs to another occurrence than the named one
 *
 * Rules: Day rollover.
 */
export function completeLateOccurrence(
  tx: Transaction,
  ctx: UserContext,
  own: TaskOfPlayer,
  completion: OccurrenceCompletion,
): Promise<Award> {
  const slot = slotToComplete(own.task, completion.moment.day, completion.attempt.occurrence)
  if (slot === own.task.slot) return completeCurrent(tx, ctx, own, completion)
  return completeEnded(tx, ctx, own, { ...completion, slot })
}

async function completeCurrent(
  tx: Transaction,
  ctx: UserContext,
  own: TaskOfPlayer,
  completion: OccurrenceCompletion,
): Promise<Award> {
  const { task } = own
  const { attempt, moment } = completion
  assertBegun(task, moment.day)
  // If it was snoozed after it was missed, the day on which it was due before counts.
  const missedOn = task.missed === true ? ((await findMissed(tx, task, task.slot)) ?? task.dueOn) : null
  if (missedOn !== null && moment.day <= missedOn)
    return completeUnmissed(tx, ctx, own, { ...completion, dueOn: missedOn })
  const { changes, ...earnings } = completionOf(ctx, task, attempt, moment)
  return payCompletion(tx, ctx, own, { ...earnings, changes: { ...changes, completedOn: completedOnOf(completion) } })
}

function assertBegun({ opensOn, completedAt, doneSlot, doneOn }: ScheduledTask, day: Day): void {
  if (opensOn === null || day >= opensOn) return
  const isDone = completedAt !== null || doneSlot !== null || doneOn !== null
  throw new DomainError(isDone ? 'taskAlreadyCompleted' : 'occurrenceOver')
}

/** The day to store, from which a schedule that counts from completions continues. Null: today. */
const completedOnOf = ({ attempt, moment }: OccurrenceCompletion): Day | null =>
  moment.day === attempt.today ? null : moment.day

/** Completes the current occurrence, which was taken for missed, at a moment before its due day had ended. */
async function completeUnmissed(
  tx: Transaction,
  ctx: UserContext,
  { player, task }: TaskOfPlayer,
  completion: OccurrenceCompletion & { dueOn: Day },
): Promise<Award> {
  const { dueOn } = completion
  const penalty = await findPenalty(tx, player.id, periodReference(task.id, task.type, dueOn))
  const returned = toReturn(penalty, task)
  const streak = findEndedPeriod(task, task.slot)?.streak ?? 0
  const unmissed = { ...task, missed: null, streak }
  const { changes, entries, steps } = completionOf(ctx, unmissed, completion.attempt, completion.moment)
  const entry: NewEntry = {
    currency: 'gold',
    amount: returned,
    reason: 'penaltyReturned',
    reference: `${task.id}:${task.postings}`,
    // Names the penalty.
    dueOn,
    item: task.title,
  }
  const restored = {
    ...changes,
    completedOn: completedOnOf(completion),
    missed: null,
    // If it was snoozed since, reopening must find the day on which it was missed.
    dueOn,
    paidGold: changes.paidGold + returned,
  }
  const [earned] = await Promise.all([
    payCompletion(tx, ctx, { player, task }, { changes: restored, entries: [entry, ...entries], steps }),
    forgetOccurrence(tx, task, { slot: task.slot, outcome: 'missed' }),
    correctStory(tx, player.id, {
      taskId: task.id,
      title: penalty?.item ?? task.title,
      type: task.type,
      returned,
      isMissedSince: () => false,
    }),
  ])
  return earned
}

/** Completes an occurrence that another one has replaced. The current one does not change. */
async function completeEnded(
  tx: Transaction,
  ctx: UserContext,
  { player, task }: TaskOfPlayer,
  completion: OccurrenceCompletion & { slot: Day },
): Promise<Award> {
  const { moment, holidays, slot } = completion
  const { endedPeriod, taskThen, dueOn, isInTime, penalty } = await readEnded(tx, { player, task }, completion)
  const returned = toReturn(penalty, taskThen)
  const { gold, exp } = earningsOf(taskThen)
  const cause = { reference: periodReference(task.id, task.type, slot), item: task.title } as const
  // If the occurrence was snoozed, its penalty is named by another day.
  const penaltyReference = periodReference(task.id, task.type, dueOn)
  const done = { doneOn: moment.day, slot, dueOn, doneAt: moment.at }
  const entries = lateEntries({ returned, gold, exp }, { ...cause, penaltyReference }, done)
  const calendar = calendarOfSchedule(task.schedule, holidays)
  const records = isInTime
    ? completeEarlier(task, slot, calendar)
    : lateIn(task, { ...endedPeriod, paid: endedPeriod.paid + gold })
  const since = laterDay(countsSince(task) ?? slot, slot)
  const [, , earned] = await Promise.all([
    saveOwnTask(tx, ctx.services.clock, task, {
      doneOn: records.doneOn,
      endedPeriods: records.endedPeriods,
      lateAt: laterAt(task.lateAt, moment.at),
      streak: isInTime ? streakNow(task, records, holidays) : task.streak,
    }),
    isInTime && forgetOccurrence(tx, task, { slot, outcome: 'missed' }),
    award(tx, ctx, player, { entries, steps: endedPeriod.moved ? 0 : taskSteps[task.type] }),
    correctStory(tx, player.id, {
      taskId: task.id,
      title: penalty?.item ?? task.title,
      type: task.type,
      returned,
      isMissedSince: (day) => isAnyMissed(laterDay(since, day), calendar.previous(task.slot), records, calendar),
    }),
  ])
  recordCompletion(tx, task, earned)
  return earned
}

/**
 * The record of an occurrence that another one has replaced, the task as it was then, and the penalty, if it was done
 * before its due day had ended.
 * @throws DomainError as completeTask does; occurrenceOver: it was skipped
 */
async function readEnded(
  tx: Transaction,
  { player, task }: TaskOfPlayer,
  { attempt, moment, slot }: OccurrenceCompletion & { slot: Day },
) {
  const endedPeriod = findEndedPeriod(task, slot) ?? emptyPeriod(slot)
  if (endedPeriod.skipped) throw new DomainError('occurrenceOver')
  const taskThen = asItWas(task, { slot, endedPeriod, at: moment.at })
  assertCompletable(taskThen, attempt)
  const dueOn = (await findMissed(tx, task, slot)) ?? endedPeriod.dueOn ?? slot
  const isInTime = moment.day <= dueOn
  const penalty = isInTime ? await findPenalty(tx, player.id, periodReference(task.id, task.type, dueOn)) : undefined
  return { endedPeriod, taskThen, dueOn, isInTime, penalty }
}

/** The task with what is recorded of an occurrence that another one has replaced. */
function asItWas(
  task: ScheduledTask,
  { slot, endedPeriod, at }: { slot: Day; endedPeriod: EndedPeriod; at: Date },
): ScheduledTask {
  const isDone = endedPeriod.late || task.doneOn?.includes(slot)
  return {
    ...task,
    slot,
    opensOn: null,
    doneSlot: isDone ? slot : null,
    completedAt: isDone ? at : null,
    result: endedPeriod.result ? '' : null,
    paidGold: endedPeriod.paid,
    paidExp: endedPeriod.exp,
  }
}

/** Reopening takes a returned penalty back with the payment. What it could not take back is not returned again. */
const toReturn = (penalty: { gold: number } | undefined, { gold, paidGold }: Pick<TaskRow, 'gold' | 'paidGold'>) =>
  Math.max(0, (penalty?.gold ?? 0) - Math.max(0, paidGold - gold))

export const laterAt = (before: Date | null, now: Date): Date => (before && before > now ? before : now)

/** What a late completion of an ended period or occurrence pays. */
export const lateEntries = (
  { returned, gold, exp }: { returned: number; gold: number; exp: number },
  { penaltyReference, ...cause }: Pick<NewEntry, 'reference' | 'item'> & { penaltyReference?: string },
  done: Pick<NewEntry, 'doneOn' | 'slot' | 'dueOn' | 'doneAt'>,
): NewEntry[] => [
  {
    currency: 'gold',
    amount: returned,
    reason: 'penaltyReturned',
    ...cause,
    reference: penaltyReference ?? cause.reference,
  },
  { currency: 'gold', amount: gold, reason: 'taskCompleted', ...cause },
  { currency: 'exp', amount: exp, reason: 'taskCompleted', ...cause, ...done },
]

/** An occurrence that was completed after it had been missed does not count for the streak. */
const lateIn = ({ doneOn, endedPeriods }: PeriodRecords, endedPeriod: EndedPeriod): PeriodRecords => ({
  doneOn,
  endedPeriods: withOccurrence(endedPeriods, { ...endedPeriod, moved: true, late: true }),
})

/** The streak with the current occurrence, if that was completed. While that is overdue, the streak is 0. */
function streakNow(task: ScheduledTask, records: PeriodRecords, holidays: Holiday[]): number {
  if (task.missed === true) return task.streak
  const calendar = calendarOfSchedule(task.schedule, holidays)
  return streakUpTo(calendar.previous(task.slot), records, calendar) + (task.completedAt ? 1 : 0)
}
