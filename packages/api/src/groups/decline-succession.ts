import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { notify } from '../notifications/notify.ts'
import { changeGroup } from './change-group.ts'
import { replaceSuccessor } from './replace-successor.ts'
import { readSuccession } from './succession.ts'

/**
 * Refuses to continue a group as its creator. The creator is notified. If the creator has left, the next leader is
 * asked; without one the group closes.
 * @throws DomainError groupNotFound, notPartOfTheGroup, successionNotAsked
 *
 * Rules: Groups.
 */
export function declineSuccession(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { services, userId } = ctx
  return changeGroup(ctx, id, 'member', async (tx, group) => {
    const succession = await readSuccession(tx, id)
    if (succession?.userId !== userId) throw new DomainError('successionNotAsked')
    await replaceSuccessor(tx, services.clock, group, userId)
    if (succession.passesAt === null) {
      await notify(tx, services.clock, [group.creatorId], { type: 'successionDeclined', senderId: userId, group })
    }
    return null
  })
}
