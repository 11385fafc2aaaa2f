import { minuteMs } from '../kernel/clock.ts'
import { DomainError, type ErrorCode, invalidField } from '../kernel/errors.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Role } from './schema.ts'

/** The lowest role for a use case, optionally with its own error code. */
export type RoleNeeded = Role | { role: Role; refusal: ErrorCode }

const rank: Record<Role, number> = { member: 0, leader: 1, creator: 2 }

const refusals: Record<Role, ErrorCode> = {
  member: 'notPartOfTheGroup',
  leader: 'notLeaderInThisGroup',
  creator: 'notCreatorOfThisGroup',
}

export const isLeader = ({ role }: { role: Role }): boolean => rank[role] >= rank.leader

/** @throws DomainError the given code, or notLeaderInThisGroup or notCreatorOfThisGroup */
export function assertRole(role: Role, needed: RoleNeeded): void {
  const { role: minRole, refusal } = typeof needed === 'string' ? { role: needed, refusal: refusals[needed] } : needed
  if (rank[role] < rank[minRole]) throw new DomainError(refusal)
}

/** The fields of a member that the rules use. */
export interface MemberState {
  id: string
  userId: string
  role: Role
}

/** The creator and the leaders, who can answer requests. */
export const leadersOf = ({ members }: { members: MemberState[] }): string[] => userIdsOf(members.filter(isLeader))

/** The creator and the leaders without some users, such as the one who acts. */
export const leadersExcept = (group: { members: MemberState[] }, ...userIds: (string | undefined)[]): string[] =>
  leadersOf(group).filter((leaderId) => !userIds.includes(leaderId))

/** @throws DomainError memberNotFound: not a member of this group */
export function findMember<Member extends MemberState>(
  { members }: { members: Member[] },
  wanted: { memberId: string } | { userId: string },
): Member {
  const found = members.find((member) =>
    'memberId' in wanted ? member.id === wanted.memberId : member.userId === wanted.userId,
  )
  if (!found) throw new DomainError('memberNotFound')
  return found
}

/** How many members an item can be assigned to, however small the group is. */
const alwaysAssignable = 4

/**
 * Checks that an item can be assigned to these players: members of the group other than the caller.
 * @param sharesOut whether they share it, so that one of them does it. Then the caller can be one of them
 * @returns their memberships, in the order of `userIds`
 * @throws DomainError invalidData (more than the other members, and more than four), cannotAssignToYourself,
 * memberNotFound
 *
 * Rules: Groups.
 */
export function assertAssignable<Member extends MemberState>(
  group: { members: Member[] },
  me: MemberState,
  userIds: readonly string[],
  { sharesOut = false }: { sharesOut?: boolean } = {},
): Member[] {
  const max = Math.max(alwaysAssignable, group.members.length - (sharesOut ? 0 : 1))
  if (userIds.length > max) throw invalidField('assignedUsers', `at most ${max} members`)
  if (!sharesOut && userIds.includes(me.userId)) throw new DomainError('cannotAssignToYourself')
  return userIds.map((userId) => findMember(group, { userId }))
}

/**
 * Checks who may give rubies by hand to whom: the creator to all others, leaders to members.
 * @throws DomainError cannotRewardYourself, memberNotFound, notAllowedToManageMember
 *
 * Rules: Notes of leaders.
 */
export function assertRewardable<Member extends MemberState>(
  group: { members: Member[] },
  me: MemberState,
  memberId: string,
): Member {
  if (memberId === me.id) throw new DomainError('cannotRewardYourself')
  const target = findMember(group, { memberId })
  if (me.role !== 'creator' && target.role !== 'member') throw new DomainError('notAllowedToManageMember')
  return target
}

/** @throws DomainError cannotManageCreator, alreadyLeader */
export function assertPromotable({ role }: MemberState): void {
  if (role === 'leader') throw new DomainError('alreadyLeader')
  if (role === 'creator') throw new DomainError('cannotManageCreator')
}

/** @throws DomainError cannotManageCreator, alreadyMember */
export function assertDemotable({ role }: MemberState): void {
  if (role === 'member') throw new DomainError('alreadyMember')
  if (role === 'creator') throw new DomainError('cannotManageCreator')
}

/**
 * Checks who may end a membership: leaders those of members, the creator also those of leaders, and everyone except the
 * creator their own.
 * @param target undefined if there is no such member
 * @throws DomainError notAllowedToManageMember, memberNotFound, cannotManageCreator
 *
 * Rules: Groups.
 */
export function assertRemovable<Member extends MemberState>(me: MemberState, target: Member | undefined): Member {
  const oneself = target?.id === me.id
  if (!isLeader(me) && !oneself) throw new DomainError('notAllowedToManageMember')
  if (!target) throw new DomainError('memberNotFound')
  if (target.role === 'creator') throw new DomainError('cannotManageCreator')
  if (target.role === 'leader' && me.role !== 'creator' && !oneself) throw new DomainError('notAllowedToManageMember')
  return target
}

/** @throws DomainError cannotInviteMembers: `places` counts members and open invitations */
export function assertPlace(places: number, max: number): void {
  if (places >= max) throw new DomainError('cannotInviteMembers')
}

/** The group's name for a role, or the default one. The creator's role has no other name. */
export function displayRole(group: { leaderLabel: string | null; memberLabel: string | null }, role: Role): string {
  const label = role === 'leader' ? group.leaderLabel : role === 'member' ? group.memberLabel : null
  return label ?? role
}

/** The place of a pawn after some steps on a board. */
export const placeAfter = (steps: number, size: number): { position: number; lap: number } => ({
  position: steps % size,
  lap: 1 + Math.floor(steps / size),
})

/** How long choosing the former board undoes the choice of another one. */
const undoableMs = 10_000

/** `undoableMs` for an explicit undo, which may have travelled for long. */
const explicitlyUndoableMs = minuteMs

/** Whether choosing a board undoes the last choice. */
export function isUndo(
  last: { formerBoardId: string | null; boardChosenAt: Date | null },
  { boardId, undo = false }: { boardId: string; undo?: boolean | undefined },
  now: Date,
): boolean {
  if (last.formerBoardId !== boardId || last.boardChosenAt === null) return false
  return now.getTime() - last.boardChosenAt.getTime() <= (undo ? explicitlyUndoableMs : undoableMs)
}

/**
 * Checks that an answer is for the request that its author saw. Without `seen` it is for the open request.
 * @param seen when the request was made
 * @throws DomainError the given code: that request was answered or withdrawn, and another one is open
 */
export function assertSameRequest(requestedAt: Date | string | null, seen: string | undefined, code: ErrorCode): void {
  if (seen === undefined || requestedAt === null) return
  if (new Date(requestedAt).getTime() !== new Date(seen).getTime()) throw new DomainError(code)
}
