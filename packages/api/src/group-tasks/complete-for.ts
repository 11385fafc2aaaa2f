import { type Answer, approvalOf, noteAndAmount, storedNote } from '../group-items/answer.ts'
import { grantedOf } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import { notify } from '../notifications/notify.ts'
import { resultAfterCompleting } from '../tasks/rules.ts'
import { lockAssignee } from './lock-assignee.ts'
import { completionInTime, isLastOccurrenceOver } from './occurrences.ts'
import { payForTask } from './pay.ts'
import { assertCompletable } from './rules.ts'
import type { CompletedFor, CompleteFor } from './schema.ts'
import { showUserTask } from './show-task.ts'
import { turnFor } from './turns/complete.ts'
import { turnOf } from './turns/show.ts'

/**
 * A leader completes a task for its assignee, in the assignee's day. It pays at once, even when approval is required,
 * because the leader is the approval. The assignee is notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotApproveOwn, memberNotFound,
 * taskNotFound, cannotCompleteArchivedTask, groupTaskApproveAlreadyRequested, taskAlreadyCompleted, occurrenceOver,
 * taskNotDue, notYourTurn, taskTakenByAnother, holidayModeEnabledError, resultOfTheTaskRequired, invalidData (more than
 * the price), tooManyItems
 *
 * Rules: Notes of leaders.
 */
export function completeFor(
  ctx: UserContext,
  { groupId, userId, taskId, result, note, ruby }: CompleteFor,
): Promise<CompletedFor> {
  const { clock } = ctx.services
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const assignee = await lockAssignee(tx, { group, me }, { groupId, userId, taskId })
    const { task, state, player } = assignee
    const answer: Answer = { approved: true, note, ruby }
    const turn = await turnFor(tx, ctx, assignee)
    // Turns follow the day of the group.
    const [at, today] = [clock.now(), turn ? state.today : todayOfPlayer(clock.now(), player)]
    const refusal = turn?.refusal ?? null
    const attempt = { today, day: today, isLate: false, isOver: isLastOccurrenceOver(task, state, today), refusal }
    assertCompletable(task, state, { result, holidayMode: player.holidayMode }, attempt)
    grantedOf(task.ruby, answer)
    const taken = await turn?.take()
    const changes = {
      ...completionInTime(task.type, state, { at, day: today, today }),
      result: resultAfterCompleting(task, result, state.result),
      approved: task.requireApprove,
      note: storedNote(answer),
    }
    const [{ state: saved }] = await Promise.all([
      payForTask(tx, ctx, assignee, { changes, ruby, approval: approvalOf(me.userId, answer), onBehalf: true }),
      notify(tx, clock, [userId], {
        type: 'taskCompletedForYou',
        senderId: me.userId,
        group,
        data: { task: { title: task.title }, ...noteAndAmount(answer) },
      }),
    ])
    if (isLonger([saved.result], [state.result])) await assertGroupStorage(tx, groupId)
    const shown = taken ? { ...assignee, occurrence: turnOf(taken) } : assignee
    return { task: showUserTask(shown, saved) }
  })
}
