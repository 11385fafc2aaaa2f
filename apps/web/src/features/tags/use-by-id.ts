import type { Tag } from '@questboard/api/tags/schema'
import { useMemo } from 'react'

export const useById = (tags: readonly Tag[]): ReadonlyMap<string, Tag> =>
  useMemo(() => new Map(tags.map((tag) => [tag.id, tag])), [tags])
