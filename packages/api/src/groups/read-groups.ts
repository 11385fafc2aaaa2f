import type { Queries } from '@questboard/db'
import { and, asc, eq, inArray, isNull, type SQL } from '@questboard/db/drizzle'
import { groups, memberships, successions, users } from '@questboard/db/schema'
import { boardOf, firstBoard } from '../board/boards.ts'
import type { Day, TimeZone } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import { statsOf } from '../ledger/stats.ts'
import { boughtItems } from '../store/own-items.ts'
import { imageUrlOf, showAvatarTo } from '../store/show-avatar.ts'
import { guardiansOf } from './guardians.ts'
import { onBreakUntil } from './on-break.ts'
import { displayRole, isLeader } from './rules.ts'
import type { Group, Member } from './schema.ts'
import { groupZone } from './zone.ts'

/** The reader. Users see more of their own data. */
export type Reader = Pick<UserContext, 'userId' | 'language' | 'onDevice'>

interface Row {
  succession: { userId: string; passesAt: Date | null } | null
  group: typeof groups.$inferSelect
  zone: TimeZone
  membership: typeof memberships.$inferSelect
  user: Pick<
    typeof users.$inferSelect,
    'id' | 'name' | 'managed' | 'avatarId' | 'generatedAvatarId' | 'gold' | 'gems' | 'exp'
  > & { onBreakUntil: Day | null }
}

/** A player's groups, oldest first, with members in the order of joining. */
export async function readGroups(queries: Queries, reader: Reader, only?: SQL): Promise<Group[]> {
  const own = queries
    .select({ id: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, reader.userId), isNull(memberships.hiddenAt)))
  const [found, bought] = await Promise.all([
    queries
      .select({
        group: groups,
        zone: groupZone,
        membership: memberships,
        succession: { userId: successions.userId, passesAt: successions.passesAt },
        user: {
          id: users.id,
          name: users.name,
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
    boughtItems(queries, reader.userId),
  ])
  const byGroup = Map.groupBy(found, ({ group }) => group.id)
  const guardians = await guardiansOf(queries, childrenSeenBy(reader, [...byGroup.values()]))
  return [...byGroup.values()].map((rows) => showGroup(rows, reader, { bought, guardians }))
}

/**
 * A member of a group of the reader.
 * @throws DomainError notPartOfTheGroup, memberNotFound
 */
export async function readMember(
  queries: Queries,
  reader: Reader,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<Member> {
  const { members } = await readGroup(queries, reader, groupId)
  const member = members.find((candidate) => candidate.userId === userId)
  if (!member) throw new DomainError('memberNotFound')
  return member
}

/** The ids of the children in groups that the reader leads. */
const childrenSeenBy = ({ userId, onDevice }: Reader, rowsOfGroups: Row[][]): string[] =>
  (onDevice ? [] : rowsOfGroups)
    .filter((rows) => rows.some(({ membership }) => membership.userId === userId && isLeader(membership)))
    .flatMap((rows) => rows.flatMap(({ user }) => (user.managed ? user.id : [])))

/** What the reader has bought, and the guardians of the children whom the reader leads. */
interface Visible {
  bought: Set<string>
  guardians: Map<string, string[]>
}

/**
 * A group of a player.
 * @throws DomainError notPartOfTheGroup
 */
export async function readGroup(queries: Queries, reader: Reader, groupId: string): Promise<Group> {
  return firstOf(await readGroups(queries, reader, eq(groups.id, groupId)), 'notPartOfTheGroup')
}

function showGroup(rows: Row[], reader: Reader, visible: Visible): Group {
  const isLed = childrenSeenBy(reader, [rows]).length > 0
  const guardians = isLed ? visible.guardians : new Map<string, string[]>()
  const members = rows.map((row) => showMember(row, reader, { ...visible, guardians }))
  const currentMember = members.find(({ userId }) => userId === reader.userId)
  const { group, zone, succession } = rows[0] ?? {}
  if (!group || !zone || !currentMember) throw new Error('a group is shown to its members alone')
  return {
    id: group.id,
    name: group.name,
    leaderRoleDisplayName: group.leaderLabel,
    memberRoleDisplayName: group.memberLabel,
    boardId: boardOf(group.boardId ?? firstBoard.id).id,
    timeZone: zone,
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
  { bought, guardians }: Visible,
): Member {
  const isOneself = user.id === userId
  const purse = isOneself ? { gold: user.gold, gems: user.gems } : { gold: 0, gems: 0 }
  // A shared device shows names and faces, and the caller as the plain member that it lets in.
  const earned = onDevice && !isOneself ? { exp: 0, ruby: 0 } : { exp: user.exp, ruby: membership.ruby }
  const role = onDevice && isOneself ? 'member' : membership.role
  return {
    id: membership.id,
    userId: user.id,
    name: user.name,
    avatar: showAvatarTo(bought, user.avatarId, language),
    imageUrl: imageUrlOf(user),
    groupRole: role,
    displayRole: displayRole(group, role),
    stats: statsOf({ ...purse, ...earned }),
    managed: user.managed,
    guardians: guardians.get(user.id) ?? [],
    onBreakUntil: user.onBreakUntil,
  }
}
