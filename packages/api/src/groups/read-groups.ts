import type { Queries } from '@questboard/db'
import { and, asc, eq, inArray, isNull, type SQL } from '@questboard/db/drizzle'
import { groups, memberships, successions, users } from '@questboard/db/schema'
import { boardOf, firstBoard } from '../board/boards.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import { statsOf } from '../ledger/stats.ts'
import { boughtItems } from '../store/own-items.ts'
import { imageUrlOf, showAvatarTo } from '../store/show-avatar.ts'
import { guardiansOf } from './guardians.ts'
import { onBreakUntil } from './on-break.ts'
import { displayRole, isLeader } from './rules.ts'
import type { Group, Member } from './schema.ts'

/** The reader. Users see more of their own data. */
export type Reader = Pick<UserContext, 'userId' | 'language' | 'onDevice'>

interface Row {
  succession: { userId: string; passesAt: Date | null } | null
  group: typeof groups.$inferSelect
  membership: typeof memberships.$inferSelect
  user: Pick<
    typeof users.$inferSelect,
    'id' | 'name' | 'timeZone' | 'managed' | 'avatarId' | 'generatedAvatarId' | 'gold' | 'gems' | 'exp'
  > & { onBreakUntil: Day | null }
}

/** A player's groups, oldest first, with members in the order of joining. */
export async function readGroups(on: Queries, reader: Reader, only?: SQL): Promise<Group[]> {
  const own = on
    .select({ id: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, reader.userId), isNull(memberships.hiddenAt)))
  const [found, bought] = await Promise.all([
    on
      .select({
        group: groups,
        membership: memberships,
        succession: { userId: successions.userId, passesAt: successions.passesAt },
        user: {
          id: users.id,
          name: users.name,
          timeZone: users.timeZone,
          managed: users.managed,
          avatarId: users.avatarId,
          generatedAvatarId: users.generatedAvatarId,
          gold: users.gold,
          gems: users.gems,
          exp: users.exp,
          onBreakUntil,
        },
      })
      .from(groups)
      .innerJoin(memberships, and(eq(memberships.groupId, groups.id), isNull(memberships.hiddenAt)))
      .innerJoin(users, eq(users.id, memberships.userId))
      .leftJoin(successions, eq(successions.groupId, groups.id))
      .where(and(inArray(groups.id, own), only))
      .orderBy(asc(groups.sequence), asc(memberships.sequence)),
    boughtItems(on, reader.userId),
  ])
  const byGroup = Map.groupBy(found, ({ group }) => group.id)
  const guardians = await guardiansOf(on, childrenSeenBy(reader, [...byGroup.values()]))
  return [...byGroup.values()].map((rows) => showGroup(rows, reader, { bought, guardians }))
}

/**
 * A member of a group of the reader.
 * @throws DomainError notPartOfTheGroup, memberNotFound
 */
export async function readMember(
  on: Queries,
  reader: Reader,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<Member> {
  const { members } = await readGroup(on, reader, groupId)
  const member = members.find((one) => one.userId === userId)
  if (!member) throw new DomainError('memberNotFound')
  return member
}

/** The ids of the children in groups that the reader leads. */
const childrenSeenBy = ({ userId, onDevice }: Reader, of: Row[][]): string[] =>
  (onDevice ? [] : of)
    .filter((rows) => rows.some(({ membership }) => membership.userId === userId && isLeader(membership)))
    .flatMap((rows) => rows.flatMap(({ user }) => (user.managed ? user.id : [])))

/** What the reader has bought, and the guardians of the children whom the reader leads. */
interface Seen {
  bought: Set<string>
  guardians: Map<string, string[]>
}

/**
 * A group of a player.
 * @throws DomainError notPartOfTheGroup
 */
export async function readGroup(on: Queries, reader: Reader, groupId: string): Promise<Group> {
  return firstOf(await readGroups(on, reader, eq(groups.id, groupId)), 'notPartOfTheGroup')
}

function showGroup(rows: Row[], reader: Reader, seen: Seen): Group {
  const isLed = childrenSeenBy(reader, [rows]).length > 0
  const guardians = isLed ? seen.guardians : new Map<string, string[]>()
  const members = rows.map((row) => showMember(row, reader, { ...seen, guardians }))
  const currentMember = members.find(({ userId }) => userId === reader.userId)
  const { group, succession } = rows[0] ?? {}
  if (!group || !currentMember) throw new Error('a group is shown to its members alone')
  return {
    id: group.id,
    name: group.name,
    leaderRoleDisplayName: group.leaderLabel,
    memberRoleDisplayName: group.memberLabel,
    boardId: boardOf(group.boardId ?? firstBoard.id).id,
    timeZone: group.timeZone ?? rows.find(({ user }) => user.id === group.creatorId)?.user.timeZone ?? 'UTC',
    deeds: group.deeds,
    loadVisibleTo: group.loadVisibleTo,
    showShares: group.showShares,
    succession:
      succession && !reader.onDevice && currentMember.groupRole !== 'member'
        ? { userId: succession.userId, passesAt: succession.passesAt?.toISOString() ?? null }
        : null,
    members,
    currentMember,
  }
}

function showMember(
  { group, membership, user }: Row,
  { userId, language, onDevice }: Reader,
  { bought, guardians }: Seen,
): Member {
  const isOneself = user.id === userId
  const purse = isOneself ? { gold: user.gold, gems: user.gems } : { gold: 0, gems: 0 }
  // A shared device shows names and faces, and the caller as the plain member that it lets in.
  const seen = onDevice && !isOneself ? { exp: 0, ruby: 0 } : { exp: user.exp, ruby: membership.ruby }
  const role = onDevice && isOneself ? 'member' : membership.role
  return {
    id: membership.id,
    userId: user.id,
    name: user.name,
    avatar: showAvatarTo(bought, user.avatarId, language),
    imageUrl: imageUrlOf(user),
    groupRole: role,
    displayRole: displayRole(group, role),
    stats: statsOf({ ...purse, ...seen }),
    managed: user.managed,
    guardians: guardians.get(user.id) ?? [],
    onBreakUntil: user.onBreakUntil,
  }
}
