import type { UserContext } from '../kernel/context.ts'
import type { Profile } from './schema.ts'
import { updateProfile } from './update.ts'

/**
 * Wears a free or bought avatar.
 * @throws DomainError avatarNotFound, userDoesNotHaveAvatar
 */
export const setAvatar = (ctx: UserContext, { id }: { id: string }): Promise<Profile> =>
  updateProfile(ctx, { avatar: id })
