import type { Tag } from '@questboard/api/tags/schema'
import { getQueryKey } from '@trpc/react-query'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'
import { ownTags } from './current.ts'

/** The tags of the tasks of a group: those of all users, then the group's. */
const groupTags = (groupId: string) =>
  createOptimisticList<Tag[], Tag>(
    {
      queryKey: getQueryKey(trpc.groupTags.list, { groupId }, 'query'),
      useAnswer: () => trpc.groupTags.list.useSuspenseQuery({ groupId })[0],
    },
    { read: (tags) => tags, write: (_, tags) => tags },
  )

const made = new Map<string, ReturnType<typeof groupTags>>()

/** The tags of a group, or of personal tasks. */
export function tagsIn(groupId: string | undefined) {
  if (groupId === undefined) return ownTags
  const tags = made.get(groupId) ?? groupTags(groupId)
  made.set(groupId, tags)
  return tags
}
