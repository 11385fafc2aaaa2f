import { lockPlayer } from '../board/lock-player.ts'
import { changeGroup } from '../groups/change-group.ts'
import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { post } from '../ledger/post.ts'
import { postRubies } from '../ledger/post-rubies.ts'
import { statsOf } from '../ledger/stats.ts'
import { withdraw } from '../notifications/notify.ts'
import { assertOneself, findAssignedTask, requestSource, saveState } from './group-task.ts'
import { paymentReference } from './pay.ts'
import { assertReopenable, reopening, takenBack, unpaid } from './rules.ts'
import type { OfAssignee, Reopened } from './schema.ts'
import { showUserTask } from './show-task.ts'

/**
 * Opens an own completed task again. A request ends by it; what was paid is taken back, as far as the balances allow.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, cannotReopenArchivedTask,
 * taskNotCompleted, cannotReopenToDoTask
 *
 * Specification: Earning; Groups.
 */
export function reopenGroupTask(ctx: UserContext, { groupId, userId, taskId }: OfAssignee): Promise<Reopened> {
  const { clock } = ctx.services
  return changeGroup(ctx, groupId, 'member', async (tx, _group, me) => {
    assertOneself(me, userId)
    const player = await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    const { task } = assigned
    assertReopenable(task, state)
    const { paysAnew, ...changes } = reopening(task.type, state, laterDay(ctx.today, player.lastDayStart))
    const { ruby, exp } = takenBack(state, { ruby: me.ruby, exp: player.exp })
    const about = { reason: 'groupTaskReopened', reference: paymentReference(state), item: task.title } as const
    const left = paysAnew ? unpaid : { paidRuby: state.paidRuby - ruby, paidExp: state.paidExp - exp }
    const [now, rubies, balances] = await Promise.all([
      saveState(tx, state, { ...changes, ...left, postings: state.postings + 1 }),
      postRubies(tx, clock, me, [{ amount: -ruby, ...about }]),
      post(tx, clock, userId, [{ currency: 'exp', amount: -exp, ...about }]),
      state.approveRequested && withdraw(tx, requestSource(state)),
    ])
    if (!balances || rubies === undefined) throw new Error('no more is taken back than there is')
    return { task: showUserTask(assigned, now), stats: statsOf({ ...balances, ruby: rubies }) }
  })
}
