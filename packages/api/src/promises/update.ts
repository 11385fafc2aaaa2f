import { allEqual } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { changePromise } from './change-promise.ts'
import { closed, showPromise } from './read-promises.ts'
import type { GroupPromise, UpdatePromise } from './schema.ts'

/**
 * Sets the day until which a redeemed reward should be given, or removes it.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, promiseNotFound, promiseAlreadyAnswered
 *
 * Rules: Vouchers.
 */
export function updatePromise(ctx: UserContext, input: UpdatePromise): Promise<GroupPromise> {
  return changePromise(ctx, input, 'leader', async (tx, { promise }) => {
    const [updated] = await tx
      .update(promises)
      .set({ dueOn: input.dueOn })
      .where(allEqual(promises, { id: promise.id, groupId: promise.groupId, status: 'owed' }))
      .returning()
    return showPromise(closed(updated))
  })
}
