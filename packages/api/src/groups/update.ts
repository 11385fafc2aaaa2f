import { eq } from '@questboard/db/drizzle'
import { groups } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { changeGroup } from './change-group.ts'
import { moveChildren } from './move-children.ts'
import { readGroup } from './read-groups.ts'
import type { Group, UpdateGroup } from './schema.ts'
import { makeTurnsDue } from './turns-due.ts'
import { assertKnownZone, zoneIn } from './zone.ts'

/**
 * Updates the name of a group, its names for the roles and its settings. Settings that are left out stay.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAllowedToUpdateGroup, invalidData (an unknown time zone)
 */
export function updateGroup(
  ctx: UserContext,
  { id, name, leaderRoleDisplayName, memberRoleDisplayName, ...settings }: UpdateGroup,
): Promise<Group> {
  return changeGroup(ctx, id, { role: 'leader', refusal: 'notAllowedToUpdateGroup' }, async (tx, group) => {
    assertKnownZone(settings)
    const from = await zoneIn(tx, group)
    await tx
      .update(groups)
      .set({ name, leaderLabel: leaderRoleDisplayName, memberLabel: memberRoleDisplayName, ...settings })
      .where(eq(groups.id, id))
    if (settings.timeZone !== undefined) {
      await makeTurnsDue(tx, ctx.services.clock, id)
      await moveChildren(tx, ctx.services.clock, { userIds: userIdsOf(group.members), from, to: settings.timeZone })
    }
    return readGroup(tx, ctx, id)
  })
}
