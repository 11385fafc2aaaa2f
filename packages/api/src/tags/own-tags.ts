import { statement } from '@questboard/db'
import { eq, type SQL } from '@questboard/db/drizzle'
import { tags } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { Transaction } from '../kernel/transaction.ts'
import { tags as shared } from './catalogue.ts'
import type { TagOwner } from './rules.ts'
import type { Tag, TagColor } from './schema.ts'

export type TagRow = typeof tags.$inferSelect

const readOfUser = statement<{ userId: string }>()((queries, param) =>
  queries
    .select()
    .from(tags)
    .where(eq(tags.userId, param('userId'))),
)

const readOfGroup = statement<{ groupId: string }>()((queries, param) =>
  queries
    .select()
    .from(tags)
    .where(eq(tags.groupId, param('groupId'))),
)

/** The tags that a user or a group made, in no order. There are few. */
export const readOwnTags = (db: Transaction, owner: TagOwner): Promise<TagRow[]> =>
  owner.groupId === undefined ? readOfUser(db, owner) : readOfGroup(db, owner)

/** The condition that a tag belongs to this owner. */
export const isOf = ({ userId, groupId }: TagOwner): SQL =>
  groupId === undefined ? eq(tags.userId, userId) : eq(tags.groupId, groupId)

export const showTag = ({ id, name, color, groupId }: TagRow): Tag => ({
  id,
  key: id,
  name,
  own: true,
  groupId,
  // The column is text, but only this code writes it.
  color: color as TagColor,
})

const sharedIn = (language: Locale): Tag[] =>
  shared.map(({ id, key, name, color }) => ({ id, key, name: name[language], color, own: false, groupId: null }))

/** The tags of all users, then those of an owner by name. */
export function tagsInOrder(rows: TagRow[], language: Locale): Tag[] {
  if (rows.length === 0) return sharedIn(language)
  const { compare } = new Intl.Collator(language)
  return [...sharedIn(language), ...rows.map(showTag).sort((a, b) => compare(a.name, b.name))]
}
