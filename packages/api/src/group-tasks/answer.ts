import { type Answer, shownWord, storedNote, wordOf } from '../group-items/answer.ts'
import type { Requests } from '../group-items/kind.ts'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import { findMember } from '../groups/rules.ts'
import { noteInGroup } from '../kernel/changes.ts'
import { todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdraw } from '../notifications/notify.ts'
import { refreshRemindersOfStates } from '../schedules/refresh-reminders.ts'
import { requestSource, saveState } from './group-task.ts'
import { reopenedColumns, ruleOf } from './occurrences.ts'
import { payForTask, type Worker } from './pay.ts'
import type { AssignedTask, GroupTaskRow } from './read-tasks.ts'
import { isOfEarlierPeriod, opened, unpaid } from './rules.ts'
import { settleCompletion } from './turns/answer.ts'
import { passTurn } from './turns/settle-task.ts'

/**
 * Answers the open request of a locked assignee: pays for the period in which the task was completed, or reopens it.
 * The assignee is notified, and the request is withdrawn from the other leaders. `passTurn` follows.
 * | Specification: Groups; Day roll-over.
 */
export async function answerRequest(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  task: GroupTaskRow,
  worker: Worker,
  answer: Answer,
): Promise<void> {
  const { services, userId } = ctx
  const { approved } = answer
  const { player, state } = worker
  const type = approved ? 'group.taskApproved' : 'group.taskRefused'
  noteInGroup(tx, { groupId: group.id, userId: player.id, type, itemId: task.id })
  const today = todayOfPlayer(services.clock.now(), player)
  const rule = ruleOf(task)
  const turn = await settleCompletion(tx, task, state, { paid: approved })
  const earlier = turn === null && rule === null && isOfEarlierPeriod(task.type, state, today)
  const notifications = [
    withdraw(tx, requestSource(state)),
    notify(tx, services.clock, [player.id], {
      ...{ type: 'taskApprove', senderId: userId, group },
      about: { task: { title: task.title, approved }, ...shownWord(answer) },
    }),
  ]
  const answered = { approveRequested: false, coveredOn: today, note: storedNote(answer) }
  if (approved) {
    const word = { ...wordOf(userId, answer), ruby: answer.ruby }
    const [{ state: settled }] = await Promise.all([
      payForTask(tx, ctx, task, worker, { ...answered, approved: true, paidEarlier: earlier }, word),
      ...notifications,
    ])
    if (turn && Object.keys(turn).length > 0) await saveState(tx, settled, turn)
    return
  }
  const reopened = { ...opened(state), ...answered, ...(earlier && unpaid) }
  const columns = turn ?? (rule && reopenedColumns(rule, state, today))
  await Promise.all([saveState(tx, state, { ...reopened, ...columns }), ...notifications])
  if (state.reminders ?? task.reminders) await refreshRemindersOfStates(tx, services.clock, [state])
}

/** Answers the open requests of these assignees, whom it locks. */
export async function answerRequests(
  tx: Transaction,
  ctx: UserContext,
  { group, item: { task, assignees }, userIds }: Requests<AssignedTask>,
  answer: Answer,
): Promise<number> {
  const players = await lockPlayers(tx, userIds)
  const waiting = assignees.filter(({ userId }) => userIds.includes(userId))
  const answers = waiting.map((state) => {
    const player = players.get(state.userId)
    if (!player) throw new Error('a locked player')
    const membership = findMember(group, { userId: state.userId })
    return answerRequest(tx, ctx, group, task, { group, player, membership, state }, answer)
  })
  await Promise.all(answers)
  await passTurn(tx, ctx.services, group, task)
  return answers.length
}
