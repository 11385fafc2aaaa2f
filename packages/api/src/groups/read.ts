import type { UserContext } from '../kernel/context.ts'
import { readOwnGroup } from './change-group.ts'
import { readGroup } from './read-groups.ts'
import type { Group } from './schema.ts'

/**
 * A group that one is in.
 * @throws DomainError groupNotFound, notPartOfTheGroup
 */
export async function readGroupAsMember(ctx: UserContext, { id }: { id: string }): Promise<Group> {
  await readOwnGroup(ctx, id, 'member')
  return readGroup(ctx.db, ctx, id)
}
