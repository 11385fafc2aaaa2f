import { getQueryKey } from '@trpc/react-query'
import { perGroup } from '../../app/mutations/per-group.ts'
import { createResponseList } from '../../app/mutations/response-list.ts'
import { trpc } from '../../app/trpc.ts'
import { ownTags } from './current.ts'

/** The tags of the tasks of a group: those of all users, then the group's. */
const groupTags = perGroup((groupId) =>
  createResponseList({
    queryKey: getQueryKey(trpc.groupTags.list, { groupId }, 'query'),
    useResponse: () => trpc.groupTags.list.useSuspenseQuery({ groupId })[0],
  }),
)

/** The tags of a group, or of personal tasks. */
export const tagsIn = (groupId: string | undefined) => (groupId === undefined ? ownTags : groupTags(groupId))
