import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { findAvatar, isFree } from '../store/show-avatar.ts'
import { readProfile } from './read.ts'
import type { Profile, UpdateProfile } from './schema.ts'

/**
 * Changes what is given of a profile and keeps what is left out. Setting one kind of avatar clears the other.
 * @throws DomainError avatarNotFound, userDoesNotHaveAvatar
 */
export function updateProfile(
  ctx: UserContext,
  { name, lang, avatar, generatedAvatar }: UpdateProfile,
): Promise<Profile> {
  const { transaction, userId, language } = ctx
  if (avatar !== undefined) assertOwned(avatar)
  if (generatedAvatar) throw new DomainError('avatarNotFound')
  const changes = {
    ...(name !== undefined && { name }),
    ...(lang !== undefined && { lang }),
    ...(avatar !== undefined && { avatarId: avatar, generatedAvatarId: null }),
  }
  return transaction(async (tx) => {
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, userId))
    return readProfile(tx, userId, language)
  })
}

function assertOwned(id: string): void {
  const avatar = findAvatar(id)
  if (!avatar) throw new DomainError('avatarNotFound')
  if (!isFree(avatar)) throw new DomainError('userDoesNotHaveAvatar')
}
