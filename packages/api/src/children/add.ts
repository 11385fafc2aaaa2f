import { randomUUIDv7 } from 'node:crypto'
import { and, count, eq, isNotNull } from '@questboard/db/drizzle'
import { guardianships, memberships, pawns, users } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { firstBoard } from '../board/boards.ts'
import { newPlayer } from '../game/rules.ts'
import { changeGroup, type GroupWithMembers } from '../groups/change-group.ts'
import { assertFreePlace } from '../groups/places.ts'
import { readMember } from '../groups/read-groups.ts'
import { localDay, midnight, nextRollover } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { refuseUsedIds, takeNewId } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { post } from '../ledger/post.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { chooseAvatar, freeAvatar } from './avatar.ts'
import { readChild } from './read-children.ts'
import { consentVersion, mostChildren } from './rules.ts'
import type { AddChild, ChildAdded } from './schema.ts'

/**
 * Adds a child to a group: a player without an account, whose first guardian is the caller. It starts as every new
 * player does, but without gems.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotInviteMembers (open invitations take
 * places), avatarNotFound (unknown, or not free), tooManyItems, idAlreadyUsed, requestInProgress
 * | Specification: Managed members.
 */
export function addChild(ctx: UserContext, input: AddChild): Promise<ChildAdded> {
  return changeGroup(ctx, input.groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, () => writeChild(tx, ctx, group, input)),
  )
}

async function writeChild(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  { name, avatar, lang, id }: AddChild,
): Promise<ChildAdded> {
  const { services, userId } = ctx
  const { clock } = services
  // The lock makes the count of children hold.
  const { lang: langOfGuardian } = await lockPlayer(tx, userId)
  await assertMayAdd(tx, ctx, group)
  const avatarId = avatar === undefined ? await chooseAvatar(tx, group) : freeAvatar(avatar)
  const childId = await takeNewId(tx, ctx, id)
  const now = clock.now()
  await insertPlayer(tx, ctx, { id: childId, name, avatarId, lang: lang ?? langOfGuardian })
  await Promise.all([
    tx.insert(pawns).values({ userId: childId, boardId: firstBoard.id }),
    tx.insert(guardianships).values({
      ...{ childId, guardianId: userId, consentAt: now, consentVersion, createdAt: now },
    }),
    tx.insert(memberships).values({
      ...{ id: randomUUIDv7(), groupId: group.id, userId: childId, role: 'member' as const, joinedAt: now },
    }),
  ])
  await post(tx, clock, childId, [{ currency: 'gold', amount: newPlayer.gold, reason: 'welcome', reference: childId }])
  return {
    child: await readChild(tx, ctx, childId),
    member: await readMember(tx, ctx, { groupId: group.id, userId: childId }),
  }
}

async function assertMayAdd(tx: Transaction, { services, userId }: UserContext, group: GroupWithMembers) {
  await assertFreePlace(tx, services, group)
  const [own] = await tx
    .select({ count: count() })
    .from(guardianships)
    .where(and(eq(guardianships.guardianId, userId), isNotNull(guardianships.consentAt)))
  if ((own?.count ?? 0) >= mostChildren) throw new DomainError('tooManyItems')
}

async function insertPlayer(
  tx: Transaction,
  { services: { clock }, zone }: UserContext,
  child: { id: string; name: string; avatarId: string; lang: Locale },
): Promise<void> {
  const now = clock.now()
  const today = localDay(now, zone, midnight)
  const row = {
    ...child,
    ...{ email: null, managed: true, boardId: firstBoard.id, timeZone: zone, createdAt: now },
    ...{ lastDayStart: today, lastSeenDay: today, nextRolloverAt: nextRollover(today, zone, midnight) },
  }
  await refuseUsedIds(tx.insert(users).values(row), 'users_pkey')
}
