import { users } from '@questboard/db/schema'
import { inArray } from 'drizzle-orm'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { boughtItems } from '../store/own-items.ts'
import { findAvatar, isFree, showAvatar } from '../store/show-avatar.ts'
import { findGroupReward } from './read-rewards.ts'
import { timesLeft, waitingOf } from './rules.ts'
import type { OfGroupReward, RewardRequest } from './schema.ts'

/**
 * The open requests for a reward, oldest first.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, rewardNotFound
 */
export async function listRewardRequests(ctx: UserContext, input: OfGroupReward): Promise<RewardRequest[]> {
  const { db, userId: readerId, language } = ctx
  await readOwnGroup(ctx, input.groupId, 'leader')
  const reward = await findGroupReward(db, input)
  const waiting = waitingOf(reward)
  if (waiting.length === 0) return []
  const ids = waiting.map(({ userId }) => userId)
  const [people, bought] = await Promise.all([
    db.select({ id: users.id, name: users.name, avatarId: users.avatarId }).from(users).where(inArray(users.id, ids)),
    boughtItems(db, readerId),
  ])
  const byId = new Map(people.map((person) => [person.id, person]))
  return waiting.flatMap(({ userId, used, requestedAt }) => {
    const person = byId.get(userId)
    if (!person) return []
    const avatar = person.avatarId === null ? undefined : findAvatar(person.avatarId)
    return {
      userId,
      name: person.name,
      avatar: avatar ? showAvatar(avatar, isFree(avatar) || bought.has(avatar.id), language) : null,
      timesLeft: timesLeft(reward, { used }),
      requestedAt: requestedAt.toISOString(),
    }
  })
}
