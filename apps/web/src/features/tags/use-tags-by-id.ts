import type { Tag } from '@questboard/api/tags/schema'
import { useMemo } from 'react'
import { tagsIn } from './tags-in.ts'

/** The tags of a group by id. */
export function useTagsById(groupId: string): ReadonlyMap<string, Tag> {
  const tags = tagsIn(groupId).useCurrent()
  return useMemo(() => new Map(tags.map((tag) => [tag.id, tag])), [tags])
}
