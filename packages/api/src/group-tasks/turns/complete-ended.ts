import type { Award } from '../../board/schema.ts'
import { taskSteps } from '../../game/rules.ts'
import { awardMember } from '../../groups/award-member.ts'
import type { GroupWithMembers } from '../../groups/change-group.ts'
import { countAt } from '../../groups/week-counts.ts'
import type { Day } from '../../kernel/clock.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { lastDayOf, periodReference, periodStart } from '../../periods/rules.ts'
import { saveState } from '../group-task.ts'
import { ruleOf } from '../occurrences.ts'
import type { Worker } from '../pay.ts'
import type { AssignedTask, GroupTaskRow, GroupTaskState } from '../read-tasks.ts'
import { requestApproval } from '../request-approval.ts'
import { assertCompletable, earningsOf, unpaid } from '../rules.ts'
import type { Completed } from '../schema.ts'
import { showUserTask } from '../show-task.ts'
import { claimTurn } from './claim.ts'
import { sendTurnEvent } from './events.ts'
import { restoreStreak } from './lost-streak.ts'
import { passTurn } from './settle-task.ts'
import { readTurnAfter, readTurnBefore, type TurnRow } from './store.ts'

/**
 * The ended occurrence of a task to which a day belongs. The next one can be done early, once this one is done.
 * @returns null: the day belongs to the current occurrence
 * @throws DomainError occurrenceOver: the day belongs to none
 */
export async function endedTurnOn(
  tx: Transaction,
  task: GroupTaskRow,
  current: TurnRow,
  { day, userId }: { day: Day; userId: string },
): Promise<TurnRow | null> {
  if (task.type === 'todo' || day >= current.day) return null
  const ended = await readTurnBefore(tx, task, day)
  if (!ruleOf(task)) {
    if (ended?.day !== periodStart(task.type, day)) throw new DomainError('occurrenceOver')
    return ended
  }
  const isOpen = ended && ended.takenBy === null && ended.paidTo === null
  if (isOpen || ended?.takenBy === userId) return ended
  const next = (await readTurnAfter(tx, task, day)) ?? current
  if (next.opensOn !== null && next.opensOn <= day) return next.ended ? next : null
  if (!ended) throw new DomainError('occurrenceOver')
  return ended
}

/** When an ended occurrence was done, and what was written about it. */
export interface EndedTurn {
  row: TurnRow
  at: Date
  day: Day
  holidayMode: boolean
  result: string | undefined
  occurrence: Day | undefined
  /** Why it is not this member's. */
  refusal: DomainError | null
  /** Whether a leader approves it first. */
  waits: boolean
  /** The rubies that it pays. */
  ruby: number
}

/**
 * Completes an ended occurrence for the member who had it, if no one has done it: it was done in its time, without a
 * connection. The current occurrence does not change.
 * @throws DomainError as completeGroupTask does; taskAlreadyCompleted also when it waits for approval and the current
 * occurrence is completed, since a state holds one; occurrenceOver also when it was paid before
 * | Specification: Day roll-over; Turns, and first who does it.
 */
export async function completeEndedTurn(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  assigned: AssignedTask,
  worker: Worker,
  { row, at, day, result, waits, ...ended }: EndedTurn,
): Promise<Completed> {
  const { task } = assigned
  const { player, state } = worker
  const isDone = row.takenBy === player.id
  const then: GroupTaskState = {
    ...state,
    ...{ completedAt: isDone ? at : null, result: null, ...unpaid },
    ...{ slot: row.dueOn === null ? null : row.day, opensOn: null, doneSlot: null },
  }
  const { occurrence, refusal } = ended
  const isOver = !isDone && row.paidTo === player.id
  const attempt = { today: row.day, day: row.day, isLate: true, occurrence, isOver, refusal }
  assertCompletable(task, then, { ...ended, result }, attempt)
  const written = task.requireResult && result !== undefined ? result : state.result
  if (waits && (state.completedAt || state.pawnMoved)) throw new DomainError('taskAlreadyCompleted')
  await claimTurn(tx, row, player.id, { pays: !waits })
  if (task.assignment === 'first') {
    const taken = { ...row, takenBy: player.id }
    await sendTurnEvent(tx, ctx.services, group, 'group.taskClaimed', { task, row: taken, senderId: player.id })
  }
  if (!waits) {
    const { state: now, ...award } = await payEnded(tx, ctx, task, worker, { ...ended, then, row, at, day })
    return { task: showUserTask(assigned, now), ...award }
  }
  const requested = await requestApproval(tx, ctx, group, assigned, worker, {
    ...{ completedAt: at, completedOn: day, result: written, approveRequested: true, ...unpaid },
    ...(row.dueOn !== null && { slot: row.day, dueOn: row.dueOn, opensOn: row.opensOn }),
    // The streak is restored with the approval.
    missed: true,
  })
  await passTurn(tx, ctx.services, group, task)
  return requested
}

async function payEnded(
  tx: Transaction,
  ctx: UserContext,
  task: GroupTaskRow,
  { group, player, membership, state }: Worker,
  { then, row, at, day, ruby: price }: Pick<EndedTurn, 'row' | 'at' | 'day' | 'ruby'> & { then: GroupTaskState },
): Promise<Award & { state: Worker['state'] }> {
  const { ruby, exp } = earningsOf({ ...task, ruby: price }, then)
  const reference = periodReference(`${task.id}:${player.id}`, task.type === 'todo' ? 'daily' : task.type, row.day)
  const about = { reason: 'groupTaskCompleted', reference, item: task.title } as const
  const done = { doneOn: day, slot: row.day, dueOn: row.dueOn ?? lastDayOf(task.type, row.day), doneAt: at }
  const streak = await restoreStreak(tx, task, row, state, day)
  const [saved, award] = await Promise.all([
    saveState(tx, state, { streak }),
    awardMember(tx, ctx, player, membership, {
      rubies: [{ amount: ruby, ...about }],
      lines: [{ currency: 'exp', amount: exp, ...about, ...done }],
      steps: taskSteps[task.type],
    }),
    countAt(tx, { group, userId: player.id }, at, { done: 1 }),
  ])
  return { ...award, state: saved }
}
