import { foldText } from '@questboard/i18n'
import { DomainError } from '../kernel/errors.ts'
import { contentHash } from '../kernel/secrets/content-hash.ts'
import { tags } from './catalogue.ts'
import { maxTags } from './schema.ts'

/** The user or the group that a tag belongs to. */
export type TagOwner = { userId: string; groupId?: never } | { groupId: string; userId?: never }

/** A tag as its owner's other tags are compared with. */
interface ComparedTag {
  id: string
  folded: string
}

const sharedNames = new Set(tags.flatMap(({ name }) => Object.values(name).map(foldText)))

/**
 * Checks a name against the tags of all users, in both languages, and against the others of its owner.
 * @returns the name as it is compared
 * @throws DomainError tagAlreadyExists
 *
 * Rules: Tags.
 */
export function assertNameFree(name: string, others: ComparedTag[], id?: string): string {
  const folded = foldText(name)
  const isTaken = sharedNames.has(folded) || others.some((tag) => tag.folded === folded && tag.id !== id)
  if (isTaken) throw new DomainError('tagAlreadyExists')
  return folded
}

/** @throws DomainError tooManyItems */
export function assertRoomForTag(count: number): void {
  if (count > maxTags) throw new DomainError('tooManyItems')
}

/** The mark of an id in `created_items` whose tag this owner deleted. */
export const deletedMark = ({ userId, groupId }: TagOwner): string =>
  contentHash(groupId === undefined ? `deleted-tag:user:${userId}` : `deleted-tag:group:${groupId}`, {})
