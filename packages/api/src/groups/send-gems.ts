import { randomUUIDv7 } from 'node:crypto'
import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { post } from '../ledger/post.ts'
import { statsOf } from '../ledger/stats.ts'
import { notify } from '../notifications/notify.ts'
import { changeGroup } from './change-group.ts'
import { lockPlayers } from './lock-players.ts'
import { findMember } from './rules.ts'
import type { SendGems } from './schema.ts'

/**
 * Gives own gems to another member, whatever the role: both ledgers move together.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, invalidData (oneself),
 * notEnoughGemsToSend
 *
 * Specification: Groups.
 */
export function sendGems(ctx: UserContext, { id, memberId, gems }: SendGems): Promise<{ stats: Stats }> {
  const { services, userId } = ctx
  const { clock } = services
  return changeGroup(ctx, id, 'leader', async (tx, group, me) => {
    const target = findMember(group, { memberId })
    if (target.id === me.id) {
      throw new DomainError('invalidData', { details: [{ path: 'memberId', message: 'oneself' }] })
    }
    const players = await lockPlayers(tx, [userId, target.userId])
    if ((players.get(userId)?.gems ?? 0) < gems) throw new DomainError('notEnoughGemsToSend')
    const about = { currency: 'gems', reference: randomUUIDv7(), item: group.name } as const
    const [balances] = await Promise.all([
      post(tx, clock, userId, [{ ...about, amount: -gems, reason: 'gemsSent' }]),
      post(tx, clock, target.userId, [{ ...about, amount: gems, reason: 'gemsReceived' }]),
      notify(tx, clock, [target.userId], { type: 'sendGems', senderId: userId, group, about: { gems } }),
    ])
    if (!balances) throw new DomainError('notEnoughGemsToSend')
    return { stats: statsOf({ ...balances, ruby: me.ruby }) }
  })
}
