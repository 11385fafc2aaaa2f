import type { Group, Member, Role } from '@questboard/api/groups/schema'

/** Whether a member leads a group, as a leader or as its creator. */
export const isLeader = ({ groupRole }: Pick<Member, 'groupRole'>): boolean => groupRole !== 'member'

/** The group's own word for a role, or null. */
export function labelOf(
  { leaderRoleDisplayName, memberRoleDisplayName }: Pick<Group, 'leaderRoleDisplayName' | 'memberRoleDisplayName'>,
  role: Role,
): string | null {
  if (role === 'leader') return leaderRoleDisplayName
  return role === 'member' ? memberRoleDisplayName : null
}

/** The actions on a member that both roles allow. */
export type MemberActions = {
  promote: boolean
  lower: boolean
  remove: boolean
  sendGems: boolean
  rubies: boolean
  see: boolean
  handOver: boolean
}

/**
 * The actions that a member may take on another member.
 *
 * Rules: Groups.
 */
export function actionsOn(
  me: Pick<Member, 'id' | 'groupRole'>,
  other: Pick<Member, 'id' | 'groupRole' | 'managed'>,
): MemberActions {
  const leads = isLeader(me) && me.id !== other.id
  return {
    promote: leads && other.groupRole === 'member' && !other.managed,
    lower: leads && me.groupRole === 'creator' && other.groupRole === 'leader',
    remove: leads && (other.groupRole === 'member' || (me.groupRole === 'creator' && other.groupRole === 'leader')),
    sendGems: leads && !other.managed,
    rubies: leads && (me.groupRole === 'creator' || other.groupRole === 'member'),
    see: leads,
    handOver: leads && me.groupRole === 'creator' && other.groupRole === 'leader',
  }
}
