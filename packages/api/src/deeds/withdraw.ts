import { allEqual } from '@questboard/db/drizzle'
import { deeds } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { deedSource, findDeed } from './read-deeds.ts'
import type { OfDeed } from './schema.ts'

/**
 * Withdraws an open deed of the caller.
 * @throws DomainError groupNotFound, notPartOfTheGroup, deedNotFound (of another member, too), deedAlreadyAnswered
 *
 * Rules: Something extra.
 */
export function withdrawDeed(ctx: UserContext, { groupId, deedId }: OfDeed): Promise<null> {
  const { services, userId } = ctx
  return changeGroup(ctx, groupId, 'member', async (tx) => {
    const deed = await findDeed(tx, { groupId, deedId })
    if (deed.userId !== userId) throw new DomainError('deedNotFound')
    const withdrawn = await tx
      .update(deeds)
      .set({ status: 'withdrawn', closedAt: services.clock.now() })
      .where(allEqual(deeds, { id: deedId, groupId, userId, status: 'open' }))
      .returning({ id: deeds.id })
    if (withdrawn.length === 0) throw new DomainError('deedAlreadyAnswered')
    await withdrawNotifications(tx, deedSource(deedId))
    return null
  })
}
