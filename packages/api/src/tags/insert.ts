import { tags } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { claimId, refuseUsedIds } from '../kernel/created-items.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertAccountStorage, assertGroupStorage } from '../kernel/limits/storage.ts'
import { insertedRow, type Transaction } from '../kernel/transaction.ts'
import { readOwnTags, showTag } from './own-tags.ts'
import { assertNameFree, assertRoomForTag, type TagOwner } from './rules.ts'
import type { CreateTag, Tag } from './schema.ts'

/**
 * Adds a tag to those of a locked user or group. With a client-chosen id the call can be repeated and returns the same
 * tag.
 * @throws DomainError idAlreadyUsed, tagAlreadyExists, tooManyItems
 */
export async function insertTag(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  owner: TagOwner,
  body: CreateTag,
): Promise<Tag> {
  const { clock } = services
  const scope = owner.groupId === undefined ? 'tag' : `group-tag:${owner.groupId}`
  const { id, repeated } = await claimId(tx, clock, { userId, scope, body })
  const others = await readOwnTags(tx, owner)
  const created = others.find((tag) => tag.id === id)
  if (repeated && created) return showTag(created)
  const { name, color } = body
  const folded = assertNameFree(name, others)
  assertRoomForTag(others.length + 1)
  const row = { id, name, folded, color, ownerId: owner.userId ?? owner.groupId, ...owner }
  const inserted = await refuseUsedIds(
    tx
      .insert(tags)
      .values({ ...row, createdAt: clock.now() })
      .returning(),
    'tags_pkey',
  )
  await assertStorage(tx, owner)
  if (owner.userId !== undefined) recordChange(tx, { userId: owner.userId, item: { kind: 'tag', id } })
  return showTag(insertedRow(inserted))
}

/** @throws DomainError tooManyItems */
export const assertStorage = (tx: Transaction, { userId, groupId }: TagOwner): Promise<void> =>
  groupId === undefined ? assertAccountStorage(tx, userId) : assertGroupStorage(tx, groupId)
