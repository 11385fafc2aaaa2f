import type { CreateGroup } from '@questboard/api/groups/schema'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'

export type GroupValues = Omit<CreateGroup, 'id'>

/**
 * Creates a group and calls `onMade` with its id. Calling the result again repeats the same create, which the server
 * applies once.
 */
export function draftOf(written: GroupValues, onMade: (id: string) => void): () => Promise<void> {
  const id = newId()
  return async () => {
    const group = await trpcClient.groups.create.mutate({ ...written, id })
    trpcUtils.groups.read.setData({ id }, group)
    trpcUtils.groups.list.setData({}, (groups) => groups && [...groups.filter((one) => one.id !== id), group])
    onMade(id)
  }
}
