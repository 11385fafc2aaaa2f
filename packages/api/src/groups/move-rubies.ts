import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readBalances } from '../ledger/balances.ts'
import { postRubies } from '../ledger/post-rubies.ts'
import { readRubyEntries } from '../ledger/read-ruby-entries.ts'
import { statsOf } from '../ledger/stats.ts'
import { notify } from '../notifications/notify.ts'
import type { GroupWithMembers, Membership } from './change-group.ts'
import type { RubiesMoved } from './schema.ts'

/** A movement of rubies by a leader. `reference` identifies it within its reason, for ever. */
interface MovementByHand {
  amount: number
  reason: 'rubiesGiven' | 'rubiesTaken' | 'rubiesReversed'
  reference: string
  note: string | undefined
}

/**
 * Gives rubies to a member of a locked group, or takes at most those that the member has, and notifies the member.
 * @throws DomainError notEnoughRubyToTake: there is nothing to take
 *
 * Rules: Notes of leaders.
 */
export async function moveRubies(
  tx: Transaction,
  { services, userId, call }: Pick<UserContext, 'services' | 'userId' | 'call'>,
  { group, member }: { group: GroupWithMembers; member: Membership },
  { amount: wanted, reason, reference, note }: MovementByHand,
): Promise<RubiesMoved> {
  const { clock } = services
  const amount = Math.max(wanted, 0 - member.ruby)
  if (amount === 0) throw new DomainError('notEnoughRubyToTake')
  const line = { amount, reason, reference, note, by: userId, callId: call?.key, item: group.name }
  const type = amount > 0 ? 'rubiesGiven' : 'rubiesTaken'
  const moved = Math.abs(amount)
  const data = { ruby: moved, ...(note && { reason: note }) }
  recordGroupChange(tx, {
    groupId: group.id,
    userId: member.userId,
    type: `group.${type}`,
    data: { userId: member.userId, ruby: moved, by: userId, reason: note ?? null },
    people: [userId],
  })
  const [ruby, { exp }] = await Promise.all([
    postRubies(tx, clock, member, [line]),
    readBalances(tx, member.userId),
    notify(tx, clock, [member.userId], { type, senderId: userId, group, data }),
  ])
  if (ruby === undefined) throw new Error('took more rubies than the member has')
  const [row] = await readRubyEntries(tx, member.id, { cause: { reference, reason }, limit: 1 })
  if (!row) throw new Error('a row that was just written')
  return { row, stats: statsOf({ gold: 0, gems: 0, exp, ruby }) }
}
