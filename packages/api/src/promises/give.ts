import { allEqual } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import { changePromise } from './change-promise.ts'
import { closed, promiseSource, showPromise } from './read-promises.ts'
import type { AnswerPromise, GroupPromise } from './schema.ts'

/**
 * Records that a redeemed reward was given. Its member is notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, promiseNotFound, promiseAlreadyAnswered
 *
 * Rules: Vouchers.
 */
export function givePromise(ctx: UserContext, input: AnswerPromise): Promise<GroupPromise> {
  const { services, userId } = ctx
  const { clock } = services
  const note = input.note || null
  return changePromise(ctx, input, 'leader', async (tx, { group, promise }) => {
    const now = clock.now()
    const [given] = await tx
      .update(promises)
      .set({ status: 'given', givenBy: userId, givenAt: now, note, closedAt: now, remindsAt: null })
      .where(allEqual(promises, { id: promise.id, groupId: group.id, status: 'owed' }))
      .returning()
    await withdrawNotifications(tx, promiseSource(promise.id))
    await notify(
      tx,
      clock,
      [promise.userId].filter((memberId) => memberId !== userId),
      {
        type: 'rewardGiven',
        senderId: userId,
        group,
        data: { reward: { name: promise.name }, ...(note && { note }) },
      },
    )
    return showPromise(closed(given))
  })
}
