import type { UserContext } from '../kernel/context.ts'
import { readGroupAsMember } from './read.ts'
import type { Member } from './schema.ts'

/**
 * The members of a group that one is in, in the order of joining.
 * @throws DomainError groupNotFound, notPartOfTheGroup
 */
export async function listMembers(ctx: UserContext, { id }: { id: string }): Promise<Member[]> {
  const { members } = await readGroupAsMember(ctx, { id })
  return members
}
