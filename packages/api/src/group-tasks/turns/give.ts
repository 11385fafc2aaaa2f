import { changeGroup } from '../../groups/change-group.ts'
import { lockPlayers } from '../../groups/lock-players.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError, invalidField } from '../../kernel/errors.ts'
import { userIdsOf } from '../../kernel/ids-of.ts'
import { notify } from '../../notifications/notify.ts'
import { findGroupTask } from '../group-task.ts'
import type { GroupTask } from '../schema.ts'
import { showGroupTask } from '../show-task.ts'
import type { GiveTurn } from '../turns-schema.ts'
import { sendTurnEvent } from './events.ts'
import { endSwapsOf, findOpenTurn, saveHolder } from './held-turn.ts'
import { dayOfGroup } from './settle.ts'
import { turnSource } from './turn-rows.ts'

/**
 * Gives the current turn of a task to an assignee. It counts for that one. The new holder and the one before are
 * notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, invalidData: the task does
 * not take turns; memberNotFound: not assigned; taskAlreadyCompleted, holidayModeEnabledError,
 * groupTaskApproveAlreadyRequested: the last turn of that assignee waits for approval
 *
 * Rules: Turns.
 */
export function giveTurnTo(ctx: UserContext, { groupId, taskId, userId }: GiveTurn): Promise<GroupTask> {
  const { clock } = ctx.services
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    const { task, assignees } = await findGroupTask(tx, groupId, taskId)
    const assignee = assignees.find((candidate) => candidate.userId === userId)
    if (!assignee) throw new DomainError('memberNotFound')
    if (task.assignment !== 'rotation') throw invalidField('taskId', 'no one takes turns')
    const players = await lockPlayers(tx, userIdsOf(assignees))
    const row = await findOpenTurn(tx, task)
    const to = players.get(userId)
    if (to?.holidayMode) throw new DomainError('holidayModeEnabledError')
    if (assignee.approveRequested) throw new DomainError('groupTaskApproveAlreadyRequested')
    if (row.holder === userId) return showGroupTask(await findGroupTask(tx, groupId, taskId))
    await endSwapsOf(tx, row)
    const { today } = await dayOfGroup(tx, ctx.services, group)
    const given = await saveHolder(tx, task, row, { holder: userId, countsFor: userId, today })
    await sendTurnEvent(tx, ctx.services, {
      type: 'group.turnChanged',
      group,
      task,
      turn: given,
      senderId: ctx.userId,
    })
    const notice = { type: 'yourTurn', senderId: ctx.userId, group, source: turnSource(task.id) } as const
    const data = { task: { title: task.title } }
    await notify(tx, clock, [userId], { ...notice, data })
    if (row.holder !== null) {
      const member = { id: userId, name: to?.name ?? '' }
      await notify(tx, clock, [row.holder], { ...notice, data: { ...data, member } })
    }
    return showGroupTask(await findGroupTask(tx, groupId, taskId))
  })
}
