import type { UserContext } from '../kernel/context.ts'
import type { Profile } from './schema.ts'
import { updateProfile } from './update.ts'

/**
 * Wears one of the caller's generated avatars.
 * @throws DomainError avatarNotFound
 */
export const setGeneratedAvatar = (ctx: UserContext, { id }: { id: string }): Promise<Profile> =>
  updateProfile(ctx, { generatedAvatar: id })
