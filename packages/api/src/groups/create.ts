import { randomUUIDv7 } from 'node:crypto'
import { eq } from '@questboard/db/drizzle'
import { groups, memberships } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { claimId, refuseUsedIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events/events.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { readGroup } from './read-groups.ts'
import type { CreateGroup, Group } from './schema.ts'
import { assertKnownZone } from './zone.ts'

/**
 * Creates a group with the caller as its creator. The same request with a client-chosen id can be repeated and returns
 * the same group.
 * @throws DomainError idAlreadyUsed, cannotCreateGroup, invalidData (an unknown time zone)
 *
 * Rules: Groups. The server's settings limit how many a user creates.
 */
export function createGroup(ctx: UserContext, body: CreateGroup): Promise<Group> {
  const { services, userId } = ctx
  const { clock } = services
  assertKnownZone(body)
  return onceInTransaction(ctx, body, async (tx) => {
    const { timeZone } = await lockPlayer(tx, userId)
    const { id, repeated } = await claimId(tx, clock, { userId, scope: 'group', body })
    if (!repeated) {
      await assertMayCreate(tx, userId, services.groupLimits.created)
      await insertGroup(tx, { timeZone, ...body, id, userId, at: clock.now() })
      await publish(tx, { kind: 'group', groupId: id, users: [userId] })
    }
    return readGroup(tx, ctx, id)
  })
}

/** @throws DomainError cannotCreateGroup */
export async function assertMayCreate(tx: Transaction, userId: string, max: number): Promise<void> {
  const created = await countRows(tx, groups, eq(groups.creatorId, userId))
  if (created >= max) throw new DomainError('cannotCreateGroup')
}

async function insertGroup(
  tx: Transaction,
  { id, userId, at, ...written }: Omit<CreateGroup, 'id'> & { id: string; userId: string; at: Date },
): Promise<void> {
  const row = {
    id,
    name: written.name,
    leaderLabel: written.leaderRoleDisplayName,
    memberLabel: written.memberRoleDisplayName,
    timeZone: written.timeZone,
    deeds: written.deeds,
    loadVisibleTo: written.loadVisibleTo,
    showShares: written.showShares,
    creatorId: userId,
    createdAt: at,
  }
  await refuseUsedIds(tx.insert(groups).values(row), 'groups_pkey')
  await tx.insert(memberships).values({ id: randomUUIDv7(), groupId: id, userId, role: 'creator', joinedAt: at })
}
