import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeGroup } from './change-group.ts'
import { readGroup } from './read-groups.ts'
import { findMember, isLeader } from './rules.ts'
import type { AskSuccessor, Group } from './schema.ts'
import { openSuccession } from './succession.ts'

/**
 * Asks a leader to continue the group as its creator. Asking another one withdraws the earlier question.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notCreatorOfThisGroup, cannotManageCreator (oneself),
 * memberNotFound (no leader of this group)
 *
 * Rules: Groups.
 */
export function askSuccessor(ctx: UserContext, { id, userId }: AskSuccessor): Promise<Group> {
  return changeGroup(ctx, id, 'creator', async (tx, group, me) => {
    if (userId === me.userId) throw new DomainError('cannotManageCreator')
    if (!isLeader(findMember(group, { userId }))) throw new DomainError('memberNotFound')
    await openSuccession(tx, ctx.services.clock, group, { userId, passesAt: null, declined: [] })
    return readGroup(tx, ctx, id)
  })
}
