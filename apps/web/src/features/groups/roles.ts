import type { Group, Member, Role } from '@questboard/api/groups/schema'

/** Whether somebody leads a group: its leaders do, and its creator. */
export const isLeader = ({ groupRole }: Pick<Member, 'groupRole'>): boolean => groupRole !== 'member'

/** What a group calls a role by a word of its own; null where it has none. */
export function labelOf(
  { leaderRoleDisplayName, memberRoleDisplayName }: Pick<Group, 'leaderRoleDisplayName' | 'memberRoleDisplayName'>,
  role: Role,
): string | null {
  if (role === 'leader') return leaderRoleDisplayName
  return role === 'member' ? memberRoleDisplayName : null
}

/** Which acts on a member somebody may take, by both their roles. */
export type MemberActs = { promote: boolean; lower: boolean; remove: boolean; sendGems: boolean; see: boolean }

/**
 * What somebody may do with another member: nothing is offered that the server would refuse.
 *
 * Specification: Groups.
 */
export function actsOn(me: Pick<Member, 'id' | 'groupRole'>, other: Pick<Member, 'id' | 'groupRole'>): MemberActs {
  const leads = isLeader(me) && me.id !== other.id
  return {
    promote: leads && other.groupRole === 'member',
    lower: leads && me.groupRole === 'creator' && other.groupRole === 'leader',
    remove: leads && (other.groupRole === 'member' || (me.groupRole === 'creator' && other.groupRole === 'leader')),
    sendGems: leads,
    see: leads,
  }
}
