import { tagsIn } from './tags-in.ts'
import { useById } from './use-by-id.ts'

/** The tags of a group by id. */
export const useTagsById = (groupId: string) => useById(tagsIn(groupId).useCurrent())
