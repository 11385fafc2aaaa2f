import { dropWeeklyEmails } from '../email/remove-member.ts'
import type { UserContext } from '../kernel/context.ts'
import { withdrawQuestionsToLeader } from '../notifications/notify.ts'
import { changeGroup } from './change-group.ts'
import { endRequestsToGuard } from './guardians.ts'
import { voidInvitationsOf } from './own-invitation.ts'
import { replaceSuccessor } from './replace-successor.ts'
import { assertDemotable, findMember } from './rules.ts'
import type { Member, OfMember } from './schema.ts'
import { setRole } from './set-role.ts'

/**
 * Makes a leader a member. The invitations that the leader has sent are void, and the questions that only leaders can
 * answer are withdrawn.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notCreatorOfThisGroup, memberNotFound, alreadyMember,
 * cannotManageCreator
 *
 * Rules: Groups.
 */
export function demoteLeader(ctx: UserContext, { id, memberId }: OfMember): Promise<Member> {
  return changeGroup(ctx, id, 'creator', async (tx, group) => {
    const target = findMember(group, { memberId })
    assertDemotable(target)
    await voidInvitationsOf(tx, group.id, target.userId)
    await replaceSuccessor(tx, ctx.services.clock, group, target.userId)
    const member = await setRole(tx, ctx, group, { member: target, role: 'member' })
    await endRequestsToGuard(tx, ctx.services.clock, target)
    await withdrawQuestionsToLeader(tx, target)
    await dropWeeklyEmails(tx, target.userId)
    return member
  })
}
