import { allEqual, and, eq, ne } from '@questboard/db/drizzle'
import { guardianships } from '@questboard/db/schema'
import { lockGroupsOf } from '../groups/lock-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import { showChild } from '../privacy/hide-children.ts'
import { lockOwnChild } from './lock-child.ts'
import { readChild } from './read-children.ts'
import type { Child, OfChild } from './schema.ts'

/**
 * Cancels the deletion of a child, with everything it had. If another guardian asked for it, that guardianship ends.
 * @throws DomainError childNotFound, childDoesNotWaitForDeletion
 *
 * Rules: Children.
 */
export function restoreChild(ctx: UserContext, { userId: childId }: OfChild): Promise<Child> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    const groups = await lockGroupsOf(tx, childId)
    const { name } = await lockOwnChild(tx, ctx, childId, { pending: true })
    if (!(await showChild(tx, services.clock, { id: childId, groups }))) {
      throw new DomainError('childDoesNotWaitForDeletion')
    }
    const ended = await tx
      .delete(guardianships)
      .where(
        and(
          eq(guardianships.childId, childId),
          ne(guardianships.guardianId, userId),
          eq(guardianships.deletion, 'asked'),
        ),
      )
      .returning({ id: guardianships.guardianId })
    await tx
      .update(guardianships)
      .set({ deletion: null })
      .where(allEqual(guardianships, { childId, guardianId: userId }))
    await withdrawNotifications(tx, aboutChild(childId).childDeletion)
    await notify(tx, services.clock, idsOf(ended), {
      type: 'guardianEnded',
      senderId: userId,
      source: aboutChild(childId).guardianEnded,
      data: { member: { id: childId, name } },
    })
    return readChild(tx, ctx, childId)
  })
}
