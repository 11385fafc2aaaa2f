import type { Locale } from '@questboard/i18n'
import { avatars } from './avatars.ts'
import type { Avatar } from './schema.ts'

type Definition = (typeof avatars)[number]

const byId = new Map<string, Definition>(avatars.map((avatar) => [avatar.id, avatar]))

export const findAvatar = (id: string): Definition | undefined => byId.get(id)

/** The avatar of a new player. */
export const firstAvatar: Definition = avatars[0]

/** Every player owns free avatars. */
export const isFree = ({ gold, gems }: Definition): boolean => gold === null && gems === null

/** An avatar in one language, and whether it is owned. */
export function showAvatar(
  { id, name, imagePath, gold, gems }: Definition,
  { owned }: { owned: boolean },
  language: Locale,
): Avatar {
  return { id, name: name[language], imagePath, gold, gems, owned }
}

/** The avatar that a player wears, and therefore owns. */
export function showAvatarOf(id: string | null, language: Locale): Avatar | null {
  const avatar = id === null ? undefined : findAvatar(id)
  return avatar ? showAvatar(avatar, { owned: true }, language) : null
}

/** The avatar of a player for a reader, who owns free avatars and those in `bought`. */
export function showAvatarTo(bought: ReadonlySet<string>, id: string | null, language: Locale): Avatar | null {
  const avatar = id === null ? undefined : findAvatar(id)
  return avatar ? showAvatar(avatar, { owned: isFree(avatar) || bought.has(avatar.id) }, language) : null
}

/** The URL of a generated avatar. */
export const generatedAvatarUrl = (id: string): string => `/generated-avatars/${id}`

/** The URL of a player's avatar or generated avatar. */
export function imageUrlOf(player: { avatarId: string | null; generatedAvatarId: string | null }): string | null {
  if (player.generatedAvatarId !== null) return generatedAvatarUrl(player.generatedAvatarId)
  return player.avatarId === null ? null : (findAvatar(player.avatarId)?.imagePath ?? null)
}
