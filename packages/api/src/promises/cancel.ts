import { findMember, leadersExcept } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { notify } from '../notifications/notify.ts'
import { changePromise } from './change-promise.ts'
import { showPromise } from './read-promises.ts'
import { returnRubies, returnUse } from './return-rubies.ts'
import type { AnswerPromise, GroupPromise } from './schema.ts'

/**
 * Cancels a redeemed reward that was not given, as a leader or as its member: the exact rubies return, and so does the
 * use. A leader's cancellation is notified to the member, a member's own to the leaders, the latest one of a reward.
 * @throws DomainError groupNotFound, notPartOfTheGroup, promiseNotFound (of another member, too),
 * promiseAlreadyAnswered
 *
 * Rules: Vouchers.
 */
export function cancelPromise(ctx: UserContext, input: AnswerPromise): Promise<GroupPromise> {
  const { services, userId } = ctx
  const { clock } = services
  return changePromise(ctx, input, 'member', async (tx, { group, promise }) => {
    const member = findMember(group, { userId: promise.userId })
    const isOwn = promise.userId === userId
    const note = input.note || undefined
    const cancelled = await returnRubies(tx, clock, { promise, account: member, by: isOwn ? undefined : userId, note })
    await returnUse(tx, promise)
    const recipients = isOwn ? leadersExcept(group, userId) : [promise.userId]
    const { name, ruby } = promise
    await notify(tx, clock, recipients, {
      type: 'rewardCancelled',
      senderId: userId,
      group,
      data: { reward: { name, ruby }, ...(!isOwn && { ruby }), ...(note && { note }) },
      // A member can redeem and cancel in a loop, which would leave the leaders no other notification.
      ...(isOwn && { source: `cancelled:${promise.rewardId}:${member.id}` }),
    })
    return showPromise(cancelled)
  })
}
