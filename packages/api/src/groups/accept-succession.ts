import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { changeGroup } from './change-group.ts'
import { assertMayCreate } from './create.ts'
import { handOverGroup } from './hand-over.ts'
import { readGroup } from './read-groups.ts'
import type { Group } from './schema.ts'
import { readSuccession } from './succession.ts'

/**
 * Continues a group as its creator, after its creator asked or left. If the creator stays, it counts as one of the
 * groups that the caller may create.
 * @throws DomainError groupNotFound, notPartOfTheGroup, successionNotAsked, cannotCreateGroup
 *
 * Rules: Groups.
 */
export function acceptSuccession(ctx: UserContext, { id }: { id: string }): Promise<Group> {
  const { services, userId } = ctx
  return changeGroup(ctx, id, 'member', async (tx, group) => {
    const succession = await readSuccession(tx, id)
    if (succession?.userId !== userId) throw new DomainError('successionNotAsked')
    await lockPlayer(tx, userId)
    if (succession.passesAt === null) await assertMayCreate(tx, userId, services.groupLimits.created)
    await handOverGroup(tx, services.clock, group, userId)
    return readGroup(tx, ctx, id)
  })
}
