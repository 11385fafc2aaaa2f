import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { changeDayStart } from '../days/change-day-start.ts'
import { assertOwnPicture } from '../generation/own-pictures.ts'
import type { UserContext } from '../kernel/context.ts'
import { readLanguage } from '../kernel/language.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { assertOwnsAvatar } from '../store/own-items.ts'
import { firstAvatar } from '../store/show-avatar.ts'
import { readProfile } from './read.ts'
import { minutesOfDayStart } from './rules.ts'
import type { Profile, UpdateProfile } from './schema.ts'

/**
 * Updates the given fields of a profile. An avatar replaces a generated avatar and the other way round; removing a
 * generated avatar restores the first avatar. Another start of the day may begin a new day, which settles the last one.
 * @throws DomainError avatarNotFound, userDoesNotHaveAvatar
 */
export function updateProfile(
  { services, head, transaction, userId, onDevice }: UserContext,
  { name, lang, avatar, generatedAvatar, dayStartsAt, taskOrder, quickAddDates }: UpdateProfile,
): Promise<Profile> {
  return transaction(async (tx) => {
    const changes = {
      ...(name !== undefined && { name }),
      ...(lang !== undefined && { lang }),
      ...(taskOrder !== undefined && { taskOrder }),
      ...(quickAddDates !== undefined && { quickAddDates }),
      ...(await avatarChanges(tx, userId, { avatar, generatedAvatar })),
    }
    if (dayStartsAt !== undefined) {
      const start = minutesOfDayStart(dayStartsAt)
      await changeDayStart(tx, services.clock, { userId, dayStartsAt: start, visited: true })
    }
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, userId))
    return readProfile(tx, services.clock, userId, readLanguage(head.acceptLanguage), onDevice)
  })
}

async function avatarChanges(
  tx: Transaction,
  userId: string,
  { avatar, generatedAvatar }: Pick<UpdateProfile, 'avatar' | 'generatedAvatar'>,
) {
  if (avatar !== undefined) {
    await assertOwnsAvatar(tx, userId, avatar)
    return { avatarId: avatar, generatedAvatarId: null }
  }
  if (generatedAvatar === undefined) return {}
  // The lock prevents the deletion of the generated avatar at the same time.
  await lockPlayer(tx, userId)
  if (generatedAvatar !== null) {
    await assertOwnPicture(tx, userId, generatedAvatar)
    return { avatarId: null, generatedAvatarId: generatedAvatar }
  }
  const [worn] = await tx.select({ id: users.generatedAvatarId }).from(users).where(eq(users.id, userId))
  return worn?.id ? { avatarId: firstAvatar.id, generatedAvatarId: null } : {}
}
