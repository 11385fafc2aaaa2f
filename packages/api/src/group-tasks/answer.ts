import { type Answer, approvalOf, noteAndAmount, storedNote } from '../group-items/answer.ts'
import type { Requests } from '../group-items/kind.ts'
import { requestSource } from '../group-items/request-source.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import { findMember } from '../groups/rules.ts'
import { todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import { periodStart } from '../periods/rules.ts'
import { refreshRemindersOfStates } from '../schedules/refresh-reminders.ts'
import { takeBackMissedPeriod } from './counted-as-missed.ts'
import { saveState } from './group-task.ts'
import { reopenedColumns, ruleOf } from './occurrences.ts'
import { type AssigneeInGroup, payForTask } from './pay.ts'
import type { AssignedTask } from './read-tasks.ts'
import { afterReopening, isOfEarlierPeriod, unpaid } from './rules.ts'
import { settleCompletion } from './turns/answer.ts'
import { passTurn } from './turns/settle-task.ts'

/**
 * Answers the open request of a locked assignee: pays for the period in which the task was completed, or reopens it.
 * The assignee is notified, and the request is withdrawn from the other leaders. `passTurn` follows.
 *
 * Rules: Groups; Day rollover.
 */
export async function answerRequest(
  tx: Transaction,
  ctx: UserContext,
  assignee: AssigneeInGroup,
  answer: Answer,
): Promise<void> {
  const { services, userId: leaderId } = ctx
  const { approved, ruby } = answer
  const { group, task, player, state } = assignee
  const type = approved ? 'group.taskApproved' : 'group.taskRefused'
  recordGroupChange(tx, { groupId: group.id, userId: player.id, type, itemId: task.id })
  const today = todayOfPlayer(services.clock.now(), player)
  const rule = ruleOf(task)
  const turn = await settleCompletion(tx, task, state, { paid: approved })
  const earlier = turn === null && rule === null && isOfEarlierPeriod(task.type, state, today)
  const notifications = [
    withdrawNotifications(tx, requestSource('task', state.taskId, state.userId)),
    notify(tx, services.clock, [player.id], {
      type: 'taskApprove',
      senderId: leaderId,
      group,
      data: { task: { title: task.title, approved }, ...noteAndAmount(answer) },
    }),
  ]
  const answered = { approveRequested: false, coveredOn: today, note: storedNote(answer) }
  if (approved) {
    const changes = { ...answered, approved: true, paidEarlier: earlier }
    const [{ state: settled }] = await Promise.all([
      payForTask(tx, ctx, assignee, { changes, ruby, approval: approvalOf(leaderId, answer) }),
      ...notifications,
    ])
    if (turn?.opened) await saveState(tx, settled, turn.opened)
    if (earlier) await takeBackLate(tx, assignee)
    return
  }
  const reopened = { ...afterReopening(state), ...answered, ...(earlier && unpaid) }
  const columns = turn ? turn.opened : rule && reopenedColumns(rule, state, today)
  await Promise.all([saveState(tx, state, { ...reopened, ...columns }), ...notifications])
  if (state.reminders ?? task.reminders) await refreshRemindersOfStates(tx, services.clock, [state])
}

/**
 * Takes back that a period was counted as missed which was completed after its end. A period whose request was open at
 * its end had not been counted as missed.
 */
async function takeBackLate(tx: Transaction, assignee: AssigneeInGroup): Promise<void> {
  const { task, state } = assignee
  const { completedOn, coveredOn: requestedOn } = state
  if (completedOn === null || requestedOn === null) return
  const period = periodStart(task.type, completedOn)
  if (periodStart(task.type, requestedOn) > period) await takeBackMissedPeriod(tx, assignee, period)
}

/** Answers the open requests of these assignees, whom it locks. */
export async function answerRequests(
  tx: Transaction,
  ctx: UserContext,
  { group, item: assigned, userIds }: Requests<AssignedTask>,
  answer: Answer,
): Promise<number> {
  const players = await lockPlayers(tx, userIds)
  const waiting = assigned.assignees.filter(({ userId }) => userIds.includes(userId))
  const answers = waiting.map((state) => {
    const player = players.get(state.userId)
    if (!player) throw new Error('an assignee was not among the locked players')
    const membership = findMember(group, { userId: state.userId })
    return answerRequest(tx, ctx, { ...assigned, group, player, membership, state }, answer)
  })
  await Promise.all(answers)
  await passTurn(tx, ctx.services, group, assigned.task)
  return answers.length
}
