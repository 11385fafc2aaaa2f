import type { Group } from '@questboard/api/groups/schema'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { refreshGroup } from '../groups/refresh.ts'

export type NewChild = { name: string; avatar: string | undefined }

/**
 * Returns a function that adds a child to a group, with the consent of the user. It may be called again after a
 * failure: the server adds the child once.
 */
export function prepareChild(groupId: string, { name, avatar }: NewChild): () => Promise<void> {
  const id = newId()
  return async () => {
    const input = { id, groupId, name, consent: true as const, ...(avatar !== undefined && { avatar }) }
    const { member } = await trpcClient.children.add.mutate(input)
    trpcUtils.groups.read.setData({ id: groupId }, (group) => group && withMember(group, member))
    refreshGroup(groupId)
    void trpcUtils.children.list.invalidate()
  }
}

const withMember = (group: Group, member: Group['members'][number]): Group => ({
  ...group,
  members: [...group.members.filter(({ id }) => id !== member.id), member],
})
