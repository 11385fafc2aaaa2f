import { randomUUIDv7 } from 'node:crypto'
import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockToSend } from '../ledger/lock-transfers.ts'
import { post } from '../ledger/post.ts'
import { moveLots } from '../ledger/send-lots.ts'
import { statsOf } from '../ledger/stats.ts'
import { notify } from '../notifications/notify.ts'
import { changeGroup, type OwnGroup } from './change-group.ts'
import { lockPlayers } from './lock-players.ts'
import { findMember } from './rules.ts'
import type { SendGems } from './schema.ts'

/**
 * Sends gems of the caller, who leads the group, to another member who is not a child. Both balances change together.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, invalidData (oneself),
 * notAuthorized (a managed member), notEnoughGemsToSend, tooManyItems, idAlreadyUsed, requestInProgress
 *
 * Rules: Groups.
 */
export function sendGems(ctx: UserContext, input: SendGems): Promise<{ stats: Stats }> {
  return changeGroup(ctx, input.groupId, 'leader', (tx, group, me) =>
    once(ctx, tx, input, () => transfer(tx, ctx, { group, me }, input)),
  )
}

async function transfer(
  tx: Transaction,
  { services, userId, call }: UserContext,
  { group, me }: OwnGroup,
  { memberId, gems }: SendGems,
): Promise<{ stats: Stats }> {
  const { clock } = services
  const target = findMember(group, { memberId })
  if (target.id === me.id) throw invalidField('memberId', 'oneself')
  await lockToSend(tx)
  const players = await lockPlayers(tx, [userId, target.userId])
  // Managed members have no gems.
  if (players.get(target.userId)?.managed) throw new DomainError('notAuthorized')
  await moveLots(tx, clock, { from: userId, to: target.userId, gems })
  const source = { currency: 'gems', reference: randomUUIDv7(), callId: call?.key, item: group.name } as const
  const [balances] = await Promise.all([
    post(tx, clock, userId, [{ ...source, amount: -gems, reason: 'gemsSent' }]),
    post(tx, clock, target.userId, [{ ...source, amount: gems, reason: 'gemsReceived' }]),
    notify(tx, clock, [target.userId], { type: 'sendGems', senderId: userId, group, data: { gems } }),
  ])
  if (!balances) throw new DomainError('notEnoughGemsToSend')
  return { stats: statsOf({ ...balances, ruby: me.ruby }) }
}
