import type { GroupWithMembers } from '../../groups/change-group.ts'
import { findMember, isLeader, leadersOf } from '../../groups/rules.ts'
import { zoneOfGroup } from '../../groups/zone.ts'
import { type Day, localDay, midnight } from '../../kernel/clock.ts'
import type { UserContext } from '../../kernel/context.ts'
import type { DomainError } from '../../kernel/errors.ts'
import { assertGroupStorage, isLonger } from '../../kernel/storage.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { isOver } from '../occurrences.ts'
import { payForTask, type Worker } from '../pay.ts'
import type { AssignedTask, GroupTaskRow, GroupTaskState } from '../read-tasks.ts'
import { requestApproval } from '../request-approval.ts'
import { assertCompletable, completion } from '../rules.ts'
import type { Completed } from '../schema.ts'
import { showUserTask } from '../show-task.ts'
import { claimTurn, refusalWithName } from './claim.ts'
import { takenSource } from './give-current.ts'
import { turnOf } from './show.ts'
import { expireSwaps, readCurrentTurn, type TurnRow } from './store.ts'

interface Given {
  result: string | undefined
  at: Date | undefined
  occurrence: Day | undefined
}

/**
 * Completes a task of turns for a locked assignee, by the day of the group. What leaders do in turns is paid after another
 * leader's approval; where there is no other, at once and without rubies. An occurrence that has ended cannot be completed
 * any more.
 * @throws DomainError as completeGroupTask does; notYourTurn, taskTakenByAnother
 * | Specification: Turns, and first who does it.
 */
export async function completeTurn(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  assigned: AssignedTask,
  worker: Worker,
  given: Given,
): Promise<Completed> {
  const { task, assignees } = assigned
  const { player, state } = worker
  const row = await readCurrentTurn(tx, task.id)
  if (!row) throw new Error('a task of turns without an occurrence')
  const member = findMember(group, { userId: player.id })
  const others = leadersOf(group).filter((leader) => leader !== player.id)
  const waits = isLeader(member) ? others.length > 0 : task.requireApprove
  const changes = await completedState(tx, ctx, assigned, worker, { row, waits, given })
  await claimTurn(tx, row, player.id, { pays: !waits })
  const taken = { ...row, takenBy: player.id, paidTo: waits ? row.paidTo : player.id }
  const now = { task, assignees, occurrence: turnOf(taken) }
  const rest = assignees.flatMap(({ userId }) => (userId === player.id ? [] : userId))
  await expireSwaps(tx, task.id)
  if (task.assignment === 'first') {
    await notify(tx, ctx.services.clock, rest, {
      ...{ type: 'taskTaken', senderId: player.id, group, source: takenSource(task.id) },
      about: { task: { title: task.title } },
    })
  }
  if (waits) return requestApproval(tx, ctx, group, now, worker, changes)
  const terms = isLeader(member) ? { ...task, ruby: 0 } : task
  const { state: saved, ...award } = await payForTask(tx, ctx, terms, worker, changes)
  if (isLonger([saved.result], [state.result])) await assertGroupStorage(tx, group.id)
  return { task: showUserTask(now, saved), ...award }
}

async function completedState(
  tx: Transaction,
  ctx: UserContext,
  { task }: AssignedTask,
  { player, state }: Worker,
  { row, waits, given: { result, at, occurrence } }: { row: TurnRow; waits: boolean; given: Given },
): Promise<Partial<GroupTaskState>> {
  const today = state.today
  const day = at ? localDay(at, await zoneOfGroup(tx, task.groupId), midnight) : today
  const hasEnded = task.type !== 'todo' && row.dueOn === null && day < row.day
  const attempt = { today, day, isLate: at !== undefined, occurrence, isOver: hasEnded || isOver(task, state, today) }
  const refusal = await refusalOf(tx, task.assignment, row, player.id)
  assertCompletable(task, state, { result, holidayMode: player.holidayMode }, { ...attempt, refusal })
  return {
    ...completion(task.type, state, { at: at ?? ctx.services.clock.now(), day, today }),
    result: task.requireResult && result !== undefined ? result : state.result,
    approveRequested: waits,
  }
}

/** Why the occurrence is not this member's; null if it is. */
async function refusalOf(
  tx: Transaction,
  assignment: 'each' | 'rotation' | 'first',
  { holder, takenBy, paidTo }: TurnRow,
  userId: string,
): Promise<DomainError | null> {
  const done = paidTo ?? takenBy
  if (assignment === 'rotation') {
    return holder === userId ? null : await refusalWithName(tx, 'notYourTurn', holder)
  }
  return done === null || done === userId ? null : await refusalWithName(tx, 'taskTakenByAnother', done)
}

/**
 * The turn that a leader completes for its holder, or the occurrence that a leader completes for an assignee. Null without
 * turns.
 */
export async function turnFor(
  tx: Transaction,
  task: GroupTaskRow,
  userId: string,
): Promise<{ refusal: DomainError | null; pay: () => Promise<TurnRow> } | null> {
  const row = task.assignment === 'each' ? undefined : await readCurrentTurn(tx, task.id)
  if (!row) return null
  return {
    refusal: await refusalOf(tx, task.assignment, row, userId),
    async pay() {
      await claimTurn(tx, row, userId, { pays: true })
      await expireSwaps(tx, task.id)
      return { ...row, takenBy: userId, paidTo: userId }
    },
  }
}
