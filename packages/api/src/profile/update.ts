import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readLanguage } from '../kernel/language.ts'
import { assertOwnsAvatar } from '../store/own-items.ts'
import { readProfile } from './read.ts'
import type { Profile, UpdateProfile } from './schema.ts'

/**
 * Changes what is given of a profile and keeps what is left out. Setting one kind of avatar clears the other.
 * @throws DomainError avatarNotFound, userDoesNotHaveAvatar
 */
export function updateProfile(
  { services, head, transaction, userId }: UserContext,
  { name, lang, avatar, generatedAvatar }: UpdateProfile,
): Promise<Profile> {
  if (generatedAvatar) throw new DomainError('avatarNotFound')
  const changes = {
    ...(name !== undefined && { name }),
    ...(lang !== undefined && { lang }),
    ...(avatar !== undefined && { avatarId: avatar }),
    ...((avatar !== undefined || generatedAvatar === null) && { generatedAvatarId: null }),
  }
  return transaction(async (tx) => {
    if (avatar !== undefined) await assertOwnsAvatar(tx, userId, avatar)
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, userId))
    return readProfile(tx, services.clock, userId, readLanguage(head.acceptLanguage))
  })
}
