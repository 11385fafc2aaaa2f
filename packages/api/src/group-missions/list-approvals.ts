import { users } from '@questboard/db/schema'
import { inArray } from 'drizzle-orm'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { boughtItems } from '../store/own-items.ts'
import { findAvatar, isFree, showAvatar } from '../store/show-avatar.ts'
import { readMission } from './read-missions.ts'
import type { MissionAssignee, OfGroupMission } from './schema.ts'

/**
 * The open requests, for leaders, in the order of the assignees.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound
 */
export async function listApprovals(ctx: UserContext, named: OfGroupMission): Promise<MissionAssignee[]> {
  const { db, userId: readerId, today, language } = ctx
  await readOwnGroup(ctx, named.groupId, 'leader')
  const { states } = await readMission(db, { ...named, today })
  const waiting = states.filter(({ status }) => status === 'waitingApproval')
  const ids = waiting.map(({ userId }) => userId)
  const [people, bought] = await Promise.all([
    db.select({ id: users.id, name: users.name, avatarId: users.avatarId }).from(users).where(inArray(users.id, ids)),
    boughtItems(db, readerId),
  ])
  const personById = new Map(people.map((person) => [person.id, person]))
  return waiting.map(({ userId, approved, completedAt }) => {
    const person = personById.get(userId)
    const avatar = findAvatar(person?.avatarId ?? '')
    return {
      ...{ userId, completed: true, approveRequested: true, approved, result: null },
      completedAt: completedAt && new Date(completedAt).toISOString(),
      name: person?.name ?? '',
      avatar: avatar ? showAvatar(avatar, isFree(avatar) || bought.has(avatar.id), language) : null,
    }
  })
}
