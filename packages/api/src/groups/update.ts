import { eq } from '@questboard/db/drizzle'
import { groups } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { changeGroup } from './change-group.ts'
import { readGroup } from './read-groups.ts'
import type { Group, UpdateGroup } from './schema.ts'

/**
 * Updates the name of a group and its names for the roles.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAllowedToUpdateGroup
 */
export function updateGroup(
  ctx: UserContext,
  { id, name, leaderRoleDisplayName, memberRoleDisplayName }: UpdateGroup,
): Promise<Group> {
  return changeGroup(ctx, id, { role: 'leader', refusal: 'notAllowedToUpdateGroup' }, async (tx) => {
    await tx
      .update(groups)
      .set({ name, leaderLabel: leaderRoleDisplayName, memberLabel: memberRoleDisplayName })
      .where(eq(groups.id, id))
    return readGroup(tx, ctx, id)
  })
}
