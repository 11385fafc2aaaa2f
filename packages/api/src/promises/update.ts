import { allEqual } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { invalidField } from '../kernel/errors.ts'
import { isNear } from '../schedules/rules.ts'
import { changePromise } from './change-promise.ts'
import { closed, showPromise } from './read-promises.ts'
import type { GroupPromise, UpdatePromise } from './schema.ts'

/**
 * Sets the day until which a redeemed reward should be given, or removes it.
 * @throws DomainError invalidData, groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, promiseNotFound, promiseAlreadyAnswered
 *
 * Rules: Vouchers.
 */
export function updatePromise(ctx: UserContext, input: UpdatePromise): Promise<GroupPromise> {
  const { dueOn } = input
  if (dueOn !== null && !isNear(dueOn, ctx.today)) throw invalidField('dueOn', 'at most 10 years from today')
  return changePromise(ctx, input, 'leader', async (tx, { promise }) => {
    const [updated] = await tx
      .update(promises)
      .set({ dueOn })
      .where(allEqual(promises, { id: promise.id, groupId: promise.groupId, status: 'owed' }))
      .returning()
    return showPromise(closed(updated))
  })
}
