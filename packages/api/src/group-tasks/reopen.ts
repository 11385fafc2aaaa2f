import type { StoredRecurrence } from '@questboard/db/schema'
import { requestSource } from '../group-items/request-source.ts'
import { changeGroup } from '../groups/change-group.ts'
import { countAt } from '../groups/week-counts.ts'
import { addDays, type Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { post } from '../ledger/post.ts'
import { postRubies } from '../ledger/post-rubies.ts'
import { statsOf } from '../ledger/stats.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { periodStart, withEndedPeriod } from '../periods/rules.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { lockedToday } from '../players/locked-today.ts'
import { refreshRemindersOfStates } from '../schedules/refresh-reminders.ts'
import type { TaskType } from '../tasks/schema.ts'
import { recordEndedOccurrences } from './ended-occurrences.ts'
import { assertIsCaller, findAssignedTask, saveState } from './group-task.ts'
import { reopenedColumns, ruleOf } from './occurrences.ts'
import { paymentReference } from './pay.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import { afterReopening, assertReopenable, isOfEarlierPeriod, reopening, takenBack, unpaid } from './rules.ts'
import type { Reopened, ReopenGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'
import { settleCompletion } from './turns/answer.ts'
import { passTurn } from './turns/settle-task.ts'
import { turnOf } from './turns/show.ts'
import { readCurrentTurn } from './turns/turn-rows.ts'

/**
 * Reopens a task that the caller has completed. An open request is withdrawn. What was paid is taken back, if the
 * balances allow.
 * @param undoes whether it undoes a completion that has just been made, also that of a paid to-do
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, cannotReopenArchivedTask,
 * occurrenceOver, taskNotCompleted, cannotReopenToDoTask
 *
 * Rules: Earning; Groups.
 */
export function reopenGroupTask(
  ctx: UserContext,
  { groupId, userId, taskId, occurrence }: ReopenGroupTask,
  { undoes = false } = {},
): Promise<Reopened> {
  const { services } = ctx
  const { clock } = services
  return changeGroup(ctx, groupId, 'member', async (tx, group, me) => {
    assertIsCaller(me, userId)
    const player = await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    const { task } = assigned
    const today = task.assignment === 'each' ? lockedToday(ctx, player) : state.today
    assertReopenable(task, state, { today, occurrence, undoes })
    const turn = await settleCompletion(tx, task, state, { paid: false })
    const { ruby, exp } = takenBack(state, { ruby: me.ruby, exp: player.exp })
    const { changes, paysAgain, isMissed } = reopenedState({ task, state }, turn, { today, ruby, exp })
    // Words about an approval that is taken back no longer fit.
    const note = state.approveRequested ? state.note : null
    const source = { reason: 'groupTaskReopened', reference: paymentReference(state), item: task.title } as const
    const unpaidRest = paysAgain ? unpaid : { paidRuby: state.paidRuby - ruby, paidExp: state.paidExp - exp }
    const postings = state.postings + 1
    const [now, rubies, balances] = await Promise.all([
      saveState(tx, state, { ...changes, ...unpaidRest, postings, note }),
      postRubies(tx, clock, me, [{ amount: -ruby, ...source }]),
      post(tx, clock, userId, [{ currency: 'exp', amount: -exp, ...source }]),
      state.approveRequested && withdrawNotifications(tx, requestSource('task', state.taskId, state.userId)),
      isMissed && recordMissed(tx, state),
    ])
    if (state.completedAt && !state.approveRequested) {
      await countAt(tx, { group, userId }, state.completedAt, state.onBehalf ? { onBehalf: -1 } : { done: -1 })
    }
    if (state.reminders ?? task.reminders) await refreshRemindersOfStates(tx, clock, [state])
    if (!balances || rubies === undefined) throw new Error('took back more than the member has')
    await passTurn(tx, services, group, task)
    const current = turn ? await readCurrentTurn(tx, task) : undefined
    const shown = { ...assigned, occurrence: current ? turnOf(current) : null }
    return { task: showUserTask(shown, now), stats: statsOf({ ...balances, ruby: rubies }) }
  })
}

interface ReopenedState {
  changes: Partial<GroupTaskState>
  /** Whether its next completion is paid in full: what was paid stays with an earlier period or occurrence. */
  paysAgain: boolean
  /** Whether the occurrence is missed again. */
  isMissed: boolean
}

/**
 * The state of an assignee after reopening, when these rubies and this experience are taken back.
 * @param turn what `settleCompletion` returned
 */
function reopenedState(
  { task, state }: { task: GroupTaskRow; state: GroupTaskState },
  turn: { opened: Partial<GroupTaskState> | null } | null,
  { today, ruby, exp }: { today: Day; ruby: number; exp: number },
): ReopenedState {
  if (turn) {
    const paysAgain = state.approveRequested && turn.opened !== null
    return { changes: { ...afterReopening(state), ...turn.opened }, paysAgain, isMissed: false }
  }
  const rule = ruleOf(task)
  if (rule) return reopenedOccurrence(rule, state, { today, requireApprove: task.requireApprove })
  const { paysAgain, ...reopened } = reopening(task.type, state, today)
  const changes = { ...reopened, ...earlierEndedPeriods(task.type, state, today, { ruby, exp }) }
  return { changes, paysAgain, isMissed: false }
}

/**
 * A reopened occurrence can be missed again today, but not on the days of an open request. One that was completed late,
 * as done in time, is missed again. One that was snoozed and moved back to a past day is missed at the end of today.
 */
function reopenedOccurrence(
  rule: StoredRecurrence,
  state: GroupTaskState,
  { today, requireApprove }: { today: Day; requireApprove: boolean },
): ReopenedState {
  const { missed, dueOn, completedOn } = state
  const isMissed = !requireApprove && missed === null && dueOn !== null && dueOn < today
  if (isMissed && completedOn === today) {
    const changes = { ...afterReopening(state), coveredOn: addDays(dueOn, -1) }
    return { changes, paysAgain: false, isMissed: false }
  }
  const columns = reopenedColumns(rule, isMissed ? { ...state, missed: true } : state, today)
  const paysAgain = columns.slot !== undefined && columns.slot !== state.slot
  const streak = isMissed ? { streak: 0 } : {}
  const changes = { ...afterReopening(state), ...streak, ...columns, coveredOn: addDays(today, -1) }
  return { changes, paysAgain, isMissed }
}

async function recordMissed(tx: Transaction, { taskId, groupId, userId, slot, dueOn }: GroupTaskState): Promise<void> {
  if (slot === null || dueOn === null) return
  await recordEndedOccurrences(tx, [{ taskId, groupId, userId, slot, dueOn, outcome: 'missed' }])
}

/** A reopened earlier period records what it has paid, for a late completion. */
function earlierEndedPeriods(
  type: TaskType,
  state: GroupTaskState,
  today: Day,
  { ruby, exp }: { ruby: number; exp: number },
) {
  if (!state.completedOn || !isOfEarlierPeriod(type, state, today)) return {}
  const endedPeriod = {
    period: periodStart(type, state.completedOn),
    streak: Math.max(0, state.streak - 1),
    paid: state.paidRuby - ruby,
    exp: state.paidExp - exp,
    moved: state.pawnMoved,
    result: state.result !== null,
    kept: true,
  }
  return { endedPeriods: withEndedPeriod(state.endedPeriods, endedPeriod) }
}
