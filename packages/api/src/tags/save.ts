import { and, eq } from '@questboard/db/drizzle'
import { tags } from '@questboard/db/schema'
import { DomainError } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { isLonger } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assertStorage } from './insert.ts'
import { isOf, readOwnTags, showTag } from './own-tags.ts'
import { assertNameFree, type TagOwner } from './rules.ts'
import type { Tag, UpdateTag } from './schema.ts'

/**
 * Changes the name and the color of a tag of a locked user or group.
 * @throws DomainError tagNotFound, tagAlreadyExists, tooManyItems
 */
export async function saveTag(tx: Transaction, owner: TagOwner, { id, name, color }: UpdateTag): Promise<Tag> {
  const ownTags = await readOwnTags(tx, owner)
  const tag = ownTags.find((candidate) => candidate.id === id)
  if (!tag) throw new DomainError('tagNotFound')
  const written = { name, folded: assertNameFree(name, ownTags, id), color }
  await tx
    .update(tags)
    .set(written)
    .where(and(eq(tags.id, id), isOf(owner)))
  if (owner.userId !== undefined) recordChange(tx, { userId: owner.userId, item: { kind: 'tag', id } })
  if (isLonger([name], [tag.name])) await assertStorage(tx, owner)
  return showTag({ ...tag, ...written })
}
