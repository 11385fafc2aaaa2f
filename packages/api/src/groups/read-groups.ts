import type { Queries } from '@questboard/db'
import { and, asc, eq, inArray, isNull, type SQL } from '@questboard/db/drizzle'
import { groups, memberships, users } from '@questboard/db/schema'
import { boardOf, firstBoard } from '../board/boards.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { statsOf } from '../ledger/stats.ts'
import { boughtItems } from '../store/own-items.ts'
import { findAvatar, imageUrlOf, isFree, showAvatar } from '../store/show-avatar.ts'
import { displayRole } from './rules.ts'
import type { Group, Member } from './schema.ts'

/** The reader. Users see more of their own data. */
export type Reader = Pick<UserContext, 'userId' | 'language'>

interface Row {
  group: typeof groups.$inferSelect
  membership: typeof memberships.$inferSelect
  user: Pick<typeof users.$inferSelect, 'id' | 'name' | 'avatarId' | 'generatedAvatarId' | 'gold' | 'gems' | 'exp'>
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
        user: {
          id: users.id,
          name: users.name,
          avatarId: users.avatarId,
          generatedAvatarId: users.generatedAvatarId,
          gold: users.gold,
          gems: users.gems,
          exp: users.exp,
        },
      })
      .from(groups)
      .innerJoin(memberships, and(eq(memberships.groupId, groups.id), isNull(memberships.hiddenAt)))
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(inArray(groups.id, own), only))
      .orderBy(asc(groups.sequence), asc(memberships.sequence)),
    boughtItems(on, reader.userId),
  ])
  const byGroup = Map.groupBy(found, ({ group }) => group.id)
  return [...byGroup.values()].map((rows) => showGroup(rows, reader, bought))
}

/**
 * A group of a player.
 * @throws DomainError notPartOfTheGroup
 */
export async function readGroup(on: Queries, reader: Reader, groupId: string): Promise<Group> {
  const [group] = await readGroups(on, reader, eq(groups.id, groupId))
  if (!group) throw new DomainError('notPartOfTheGroup')
  return group
}

function showGroup(rows: Row[], reader: Reader, bought: Set<string>): Group {
  const members = rows.map((row) => showMember(row, reader, bought))
  const currentMember = members.find(({ userId }) => userId === reader.userId)
  const group = rows[0]?.group
  if (!group || !currentMember) throw new Error('a group is shown to its members alone')
  return {
    id: group.id,
    name: group.name,
    leaderRoleDisplayName: group.leaderLabel,
    memberRoleDisplayName: group.memberLabel,
    boardId: boardOf(group.boardId ?? firstBoard.id).id,
    members,
    currentMember,
  }
}

function showMember({ group, membership, user }: Row, { userId, language }: Reader, bought: Set<string>): Member {
  const avatar = user.avatarId === null ? undefined : findAvatar(user.avatarId)
  const { exp } = user
  const purse = user.id === userId ? { gold: user.gold, gems: user.gems } : { gold: 0, gems: 0 }
  return {
    id: membership.id,
    userId: user.id,
    name: user.name,
    avatar: avatar ? showAvatar(avatar, isFree(avatar) || bought.has(avatar.id), language) : null,
    imageUrl: imageUrlOf(user),
    groupRole: membership.role,
    displayRole: displayRole(group, membership.role),
    stats: statsOf({ ...purse, exp, ruby: membership.ruby }),
  }
}
