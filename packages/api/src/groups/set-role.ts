import { allEqual } from '@questboard/db/drizzle'
import { memberships } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { GroupWithMembers, Membership } from './change-group.ts'
import { readGroup } from './read-groups.ts'
import { displayRole } from './rules.ts'
import type { Member } from './schema.ts'

const noticeOf = { leader: 'promoteToLeader', member: 'lowerToMember' } as const

/** Changes the role of a member of a locked group, and notifies them. */
export async function setRole(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  { member, role }: { member: Membership; role: 'leader' | 'member' },
): Promise<Member> {
  const { id, userId } = member
  recordGroupChange(tx, { groupId: group.id, userId, type: 'group.roleChanged', data: { userId, role } })
  await Promise.all([
    tx
      .update(memberships)
      .set({ role })
      .where(allEqual(memberships, { id, groupId: group.id })),
    notify(tx, ctx.services.clock, [userId], {
      type: noticeOf[role],
      senderId: ctx.userId,
      group,
      data: { role: displayRole(group, role) },
    }),
  ])
  return findMemberShown(await readGroup(tx, ctx, group.id), id)
}

function findMemberShown({ members }: { members: Member[] }, id: string): Member {
  const member = members.find((candidate) => candidate.id === id)
  if (!member) throw new Error('a member of a held group is gone')
  return member
}
