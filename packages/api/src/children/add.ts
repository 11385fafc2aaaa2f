import { guardianships, pawns, users } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { whenHashesAreFew } from '../auth/hash-queue.ts'
import { firstBoard } from '../board/boards.ts'
import { newPlayer } from '../game/rules.ts'
import { changeGroup, type GroupWithMembers, readOwnGroup } from '../groups/change-group.ts'
import { chooseAvatar } from '../groups/choose-avatar.ts'
import { insertMember } from '../groups/insert-member.ts'
import { assertFreePlace } from '../groups/places.ts'
import { readMember } from '../groups/read-groups.ts'
import { localDay, midnight, nextRollover } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId, refuseUsedIds } from '../kernel/created-items.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { post } from '../ledger/post.ts'
import { hashPin } from '../pins/hash-pin.ts'
import { savePin } from '../pins/save-pin.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { freeAvatar } from './avatar.ts'
import { readChild } from './read-children.ts'
import { assertRoomForChild } from './room-for-child.ts'
import { consentVersion } from './rules.ts'
import type { AddChild, ChildAdded } from './schema.ts'

/**
 * Adds a child to a group: a player without an account, whose first guardian is the caller. It starts as every new
 * player does, but without gems.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotInviteMembers (open invitations
 * take places), avatarNotFound (unknown, or not free), tooManyItems, idAlreadyUsed, requestInProgress,
 * serviceUnavailable
 *
 * Rules: Children.
 */
export async function addChild(ctx: UserContext, input: AddChild): Promise<ChildAdded> {
  // Without the PIN: a stored hash of the input would reveal it. A repeated call has the same one.
  const { pin, ...rest } = input
  const pinHash = await hashForLeader(ctx, input.groupId, pin)
  return changeGroup(ctx, input.groupId, 'leader', (tx, group) =>
    once(ctx, tx, rest, () => writeChild(tx, ctx, group, { ...rest, pinHash })),
  )
}

/**
 * The hash of a PIN that a leader sets for a child, made before the group is locked, since hashing is slow. Callers who
 * do not lead the group are refused before it.
 * @returns null for null, undefined for undefined
 */
export async function hashForLeader<None extends null | undefined>(
  ctx: UserContext,
  groupId: string,
  pin: string | None,
): Promise<string | None> {
  if (typeof pin !== 'string') return pin
  await readOwnGroup(ctx, groupId, 'leader')
  return whenHashesAreFew(() => hashPin(ctx.services, pin))
}

async function writeChild(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  { name, avatar, lang, id, pinHash }: Omit<AddChild, 'pin'> & { pinHash: string | undefined },
): Promise<ChildAdded> {
  const { services, userId } = ctx
  const { clock } = services
  // The lock makes the count of children hold.
  const { lang: langOfGuardian } = await lockPlayer(tx, userId)
  await lockCaller(tx, ctx)
  await assertFreePlace(tx, services, group)
  await assertRoomForChild(tx, userId)
  const avatarId = avatar === undefined ? await chooseAvatar(tx, group) : freeAvatar(avatar)
  const childId = await claimNewId(tx, ctx, id)
  const now = clock.now()
  await insertPlayer(tx, ctx, { id: childId, name, avatarId, lang: lang ?? langOfGuardian })
  await Promise.all([
    tx.insert(pawns).values({ userId: childId, boardId: firstBoard.id }),
    tx.insert(guardianships).values({
      childId,
      guardianId: userId,
      consentAt: now,
      consentVersion,
      createdAt: now,
    }),
    insertMember(tx, clock, { groupId: group.id, userId: childId }),
  ])
  await savePin(tx, childId, { hash: pinHash, wall: undefined })
  await post(tx, clock, childId, [{ currency: 'gold', amount: newPlayer.gold, reason: 'welcome', reference: childId }])
  return {
    child: await readChild(tx, ctx, childId),
    member: await readMember(tx, ctx, { groupId: group.id, userId: childId }),
  }
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
    email: null,
    managed: true,
    boardId: firstBoard.id,
    timeZone: zone,
    createdAt: now,
    lastDayStart: today,
    lastSeenDay: today,
    nextRolloverAt: nextRollover(today, zone, midnight),
  }
  await refuseUsedIds(tx.insert(users).values(row), 'users_pkey')
}
