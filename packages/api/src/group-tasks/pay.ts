import type { Award } from '../board/schema.ts'
import { taskSteps } from '../game/rules.ts'
import { awardMember } from '../groups/award-member.ts'
import type { GroupWithMembers, Membership } from '../groups/change-group.ts'
import { countAt } from '../groups/week-counts.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { pick } from '../kernel/pick.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Player } from '../players/lock-player.ts'
import { occurrenceOn } from '../tasks/rules.ts'
import { forgetEndedOccurrence } from './ended-occurrences.ts'
import { saveState } from './group-task.ts'
import type { AssignedState, AssignedTask, GroupTaskState } from './read-tasks.ts'
import { afterPayment, earningsOf } from './rules.ts'

/** A task of a locked group, with one of its assignees, who is locked too. */
export interface AssigneeInGroup extends AssignedTask {
  group: GroupWithMembers
  player: Player
  membership: Membership
  state: AssignedState
}

/** A payment for the current period or occurrence of a task. */
export interface TaskPayment {
  /** Other changes of the state, which are saved with it. */
  changes: Partial<GroupTaskState>
  /** The rubies instead of the price. */
  ruby?: number | undefined
  /** The leader who approves it, and the note. */
  approval?: { by: string; note?: string | undefined }
  /** Whether a leader completed it for the assignee. */
  onBehalf?: boolean
}

/** What a completion earns, and the state of the assignee after it. */
export type AssigneeAward = Award & { state: AssignedState }

/** The ledger reference of a payment for a state, or of its reversal. */
export const paymentReference = ({ taskId, userId, postings }: GroupTaskState): string =>
  `${taskId}:${userId}:${postings}`

/**
 * Pays an assignee what the period has not paid yet, moves the pawn once per period, and saves other changes of the
 * state.
 *
 * Rules: Earning.
 */
export async function payForTask(
  tx: Transaction,
  ctx: UserContext,
  { group, task, player, membership, state }: AssigneeInGroup,
  { changes, ruby: price = task.ruby, approval, onBehalf = false }: TaskPayment,
): Promise<AssigneeAward> {
  const { ruby, exp } = earningsOf({ ...task, ruby: price }, state)
  const source = { reason: 'groupTaskCompleted', reference: paymentReference(state), item: task.title } as const
  // The day on which it was done, even if it is approved later. Statistics count it.
  const doneOn = changes.completedOn ?? state.completedOn
  const doneAt = changes.completedAt ?? state.completedAt
  const done = doneOn && { ...occurrenceOn({ ...state, type: task.type }, doneOn), ...(doneAt && { doneAt }) }
  const [changed, award] = await Promise.all([
    saveState(tx, state, { ...changes, ...afterPayment(state, { ruby, exp }), postings: state.postings + 1, onBehalf }),
    awardMember(
      tx,
      ctx,
      { player, membership },
      {
        rubies: [{ amount: ruby, ...source, ...approval }],
        // What a member asked for is done by the member, also if a leader approves it.
        entries: [
          { currency: 'exp', amount: exp, ...source, ...done, ...(onBehalf && approval && { by: approval.by }) },
        ],
        steps: state.pawnMoved ? 0 : taskSteps[task.type],
      },
    ),
    forgetIfInTime(tx, { ...state, ...changes }),
    countAt(
      tx,
      { group, userId: player.id },
      doneAt ?? ctx.services.clock.now(),
      onBehalf ? { onBehalf: 1 } : { done: 1 },
    ),
  ])
  recordPayment(tx, { group, task, player })
  return { ...award, state: changed }
}

const recordPayment = (tx: Transaction, { group, task, player }: Pick<AssigneeInGroup, 'group' | 'task' | 'player'>) =>
  recordGroupChange(tx, { groupId: group.id, userId: player.id, type: 'group.taskCompleted', itemId: task.id })

/** A payment for an ended period or occurrence of a task. */
interface EndedPayment {
  /** What it earns that it has not paid. */
  earned: { ruby: number; exp: number }
  pawnMoved: boolean
  /** The ledger reference of the period or occurrence. */
  reference: string
  done: { doneOn: Day; slot: Day; dueOn: Day; doneAt: Date }
  /** The changes of the state, in which the current period or occurrence stays. */
  changes: Partial<GroupTaskState>
}

/**
 * Pays an assignee for an ended period or occurrence, moves the pawn for it once, and saves the changes of the state.
 *
 * Rules: Day rollover.
 */
export async function payEnded(
  tx: Transaction,
  ctx: UserContext,
  { group, task, player, membership, state }: AssigneeInGroup,
  { earned: { ruby, exp }, pawnMoved, reference, done, changes }: EndedPayment,
): Promise<AssigneeAward> {
  const source = { reason: 'groupTaskCompleted', reference, item: task.title } as const
  const [changed, award] = await Promise.all([
    saveState(tx, state, changes),
    awardMember(
      tx,
      ctx,
      { player, membership },
      {
        rubies: [{ amount: ruby, ...source }],
        entries: [{ currency: 'exp', amount: exp, ...source, ...done }],
        steps: pawnMoved ? 0 : taskSteps[task.type],
      },
    ),
    countAt(tx, { group, userId: player.id }, done.doneAt, { done: 1 }),
  ])
  recordPayment(tx, { group, task, player })
  return { ...award, state: changed }
}

/** A completion that arrives late, but was in time, makes the occurrence one that was not missed. */
async function forgetIfInTime(tx: Transaction, state: AssignedState) {
  const { slot, dueOn, missed, today } = state
  if (slot === null || dueOn === null || missed === true || dueOn >= today) return
  await forgetEndedOccurrence(tx, { ...pick(state, ['taskId', 'groupId', 'userId']), slot, outcome: 'missed' })
}
