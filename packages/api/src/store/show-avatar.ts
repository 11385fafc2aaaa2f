import type { Locale } from '@questboard/i18n'
import { avatars } from './avatars.ts'
import type { Avatar } from './schema.ts'

type Definition = (typeof avatars)[number]

const byId = new Map<string, Definition>(avatars.map((avatar) => [avatar.id, avatar]))

export const findAvatar = (id: string): Definition | undefined => byId.get(id)

/** What a new player has. */
export const firstAvatar: Definition = avatars[0]

/** Free avatars are everybody's from the start. */
export const isFree = ({ gold, gems }: Definition): boolean => gold === null && gems === null

export function showAvatar({ id, name, imagePath, gold, gems }: Definition, owned: boolean, language: Locale): Avatar {
  return { id, name: name[language], imagePath, gold, gems, owned }
}

/** The avatar that its player wears, who owns it therefore. */
export function showAvatarOf(id: string | null, language: Locale): Avatar | null {
  const avatar = id === null ? undefined : findAvatar(id)
  return avatar ? showAvatar(avatar, true, language) : null
}

/** Where a picture that was drawn for a player is served. */
export const generatedAvatarUrl = (id: string): string => `/generated-avatars/${id}`

/** The picture that stands for a player, whichever is set. */
export function imageUrlOf(of: { avatarId: string | null; generatedAvatarId: string | null }): string | null {
  if (of.generatedAvatarId !== null) return generatedAvatarUrl(of.generatedAvatarId)
  return of.avatarId === null ? null : (findAvatar(of.avatarId)?.imagePath ?? null)
}
