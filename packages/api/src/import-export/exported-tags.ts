import type { UserContext } from '../kernel/context.ts'
import { pick } from '../kernel/pick.ts'
import { readOwnTags, showTag } from '../tags/own-tags.ts'
import type { Tag } from '../tags/schema.ts'
import { writeTagCell } from './tag-cell.ts'
import { tagKey } from './vocabulary.ts'

interface Tagged {
  tags: string[]
  ownTags?: Pick<Tag, 'id' | 'name' | 'color'>[]
}

/**
 * Returns a function that adds the names and colors of own tags to a task, if it has any. An import creates them again.
 */
export async function readExportedTags({ db, userId }: Pick<UserContext, 'db' | 'userId'>) {
  const own = new Map((await readOwnTags(db, { userId })).map((tag) => [tag.id, showTag(tag)]))
  return <Item extends { tags: string[] }>(item: Item): Item & Tagged => {
    const ownTags = item.tags.flatMap((id) => own.get(id) ?? []).map((tag) => pick(tag, ['id', 'name', 'color']))
    return { ...item, ...(ownTags.length > 0 && { ownTags }) }
  }
}

/** The tags of a task in a table: own ones by name, those of all users by key. */
export const tagCell = ({ tags, ownTags = [] }: Tagged): string =>
  writeTagCell(tags.map((id) => ownTags.find((tag) => tag.id === id)?.name ?? tagKey(id)))
