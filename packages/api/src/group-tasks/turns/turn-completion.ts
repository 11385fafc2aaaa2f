import { findMember, isLeader, leadersExcept } from '../../groups/rules.ts'
import { zoneIn } from '../../groups/zone.ts'
import { type Day, midnight } from '../../kernel/clock.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { isHolidayAt, readHolidays } from '../../periods/holidays.ts'
import { resolveMoment } from '../../periods/rules.ts'
import type { AssigneeInGroup } from '../pay.ts'
import type { GroupTaskRow, GroupTaskState } from '../read-tasks.ts'
import type { SentCompletion } from '../rules.ts'
import { refusalWithName } from './claim.ts'
import { isPaidBefore } from './roll-turn.ts'
import type { TurnRow } from './turn-rows.ts'

/** When an occurrence was done, by the day of the group. */
export interface TurnMoment {
  at: Date
  day: Day
  holidayMode: boolean
}

/** What a completion pays, and whether a leader approves it first. */
export interface TurnTerms {
  ruby: number
  waits: boolean
}

/** The completion of an occurrence by one of the assignees. */
export interface TurnCompletion extends TurnMoment, TurnTerms, SentCompletion {
  turn: TurnRow
  /** Whether the call has `at`. */
  isLate: boolean
  /** Why it is not this member's. */
  refusal: DomainError | null
}

/** When the turn counts as done, by the day of the group: at `at`, or now if it is left out. */
export async function resolveTurnMoment(
  tx: Transaction,
  { services: { clock } }: UserContext,
  { group, task, player, state }: AssigneeInGroup,
  at: Date | undefined,
): Promise<TurnMoment> {
  const { today } = state
  const now = clock.now()
  if (!at) return { at: now, day: today, holidayMode: player.holidayMode }
  const [zone, holidays] = await Promise.all([zoneIn(tx, group), readHolidays(tx, player.id)])
  const { createdAt } = task
  const moment = resolveMoment(at, { now, zone, dayStartsAt: midnight, today, createdAt, since: null })
  return { at: moment.at, day: moment.day, holidayMode: isHolidayAt(holidays, moment.at) }
}

/**
 * The rubies of a completion, and whether it waits for approval. A leader's own pays no rubies, and waits for another
 * leader if there is one.
 */
export function termsOf({ group, task, player }: AssigneeInGroup): TurnTerms {
  // On a shared device leaders complete as members, but they are paid as leaders.
  if (!isLeader(findMember(group, { userId: player.id }))) return { ruby: task.ruby, waits: task.requireApprove }
  return { ruby: 0, waits: leadersExcept(group, player.id).length > 0 }
}

/** Why an occurrence is not this member's, or no longer; null if it is. */
export async function refusalOf(
  tx: Transaction,
  { assignment }: Pick<GroupTaskRow, 'assignment'>,
  turn: TurnRow,
  state: Pick<GroupTaskState, 'userId' | 'pawnMoved'>,
): Promise<DomainError | null> {
  const { holder, takenBy, paidTo } = turn
  const { userId } = state
  if (isPaidBefore(turn, [state])) return new DomainError('taskAlreadyCompleted')
  if (assignment === 'rotation') {
    return holder === userId ? null : await refusalWithName(tx, 'notYourTurn', holder)
  }
  const doneBy = paidTo ?? takenBy
  return doneBy === null || doneBy === userId ? null : await refusalWithName(tx, 'taskTakenByAnother', doneBy)
}
