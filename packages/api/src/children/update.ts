import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { changeDayStart } from '../days/change-day-start.ts'
import { lockSettledChild } from '../days-off/lock-settled-child.ts'
import { changeGroup } from '../groups/change-group.ts'
import { findChildInGroup } from '../groups/child-in-group.ts'
import { lockCallerAndPlayers } from '../groups/lock-players.ts'
import { groupIdsOf, publishChanges } from '../groups/publish-changes.ts'
import type { UserContext } from '../kernel/context.ts'
import { savePin } from '../pins/save-pin.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { minutesOfDayStart } from '../profile/rules.ts'
import { assertOwnsAvatar } from '../store/own-items.ts'
import { hashForLeader } from './add.ts'
import { readChild } from './read-children.ts'
import type { Child, UpdateChild } from './schema.ts'

/**
 * Changes the given fields of a child in a group that the caller leads. Another start of the day may begin a new day of
 * the child, which settles the last one.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, childNotFound, avatarNotFound,
 * userDoesNotHaveAvatar, invalidData (the wall is to ask for a PIN that is not there), serviceUnavailable
 *
 * Rules: Children; Start of the day.
 */
export async function updateChild(
  ctx: UserContext,
  { groupId, userId: childId, name, avatar, lang, pin, wall, dayStartsAt }: UpdateChild,
): Promise<Child> {
  const hash = await hashForLeader(ctx, groupId, pin)
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    await findChildInGroup(tx, group, childId)
    // A PIN grants access.
    await (hash === undefined ? lockPlayer(tx, childId) : lockCallerAndPlayers(tx, ctx, [childId]))
    if (avatar !== undefined) await assertOwnsAvatar(tx, childId, avatar)
    const changes = {
      ...(name !== undefined && { name }),
      ...(lang !== undefined && { lang }),
      ...(avatar !== undefined && { avatarId: avatar, generatedAvatarId: null }),
    }
    await savePin(tx, childId, { hash, wall })
    if (dayStartsAt !== undefined) {
      // The days that have ended by the setting until now are settled by it.
      await lockSettledChild(tx, ctx, group, childId)
      const start = minutesOfDayStart(dayStartsAt)
      await changeDayStart(tx, ctx.services.clock, { userId: childId, dayStartsAt: start, visited: false })
    }
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, childId))
    if ([...Object.values(changes), hash, wall, dayStartsAt].some((value) => value !== undefined)) {
      // Its other groups show the change, too.
      const others = (await groupIdsOf(tx, childId)).filter((id) => id !== groupId)
      await publishChanges(tx, others)
    }
    return readChild(tx, ctx, childId)
  })
}
