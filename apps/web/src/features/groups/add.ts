import type { CreateGroup } from '@questboard/api/groups/schema'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'

export type GroupValues = Omit<CreateGroup, 'id'>

/**
 * Returns a function that creates a group and calls `onMade` with its id. It may be called again after a failure: the
 * server creates it once.
 */
export function prepareGroup(written: GroupValues, onMade: (id: string) => void): () => Promise<void> {
  const id = newId()
  return async () => {
    const group = await trpcClient.groups.create.mutate({ ...written, id })
    trpcUtils.groups.read.setData({ id }, group)
    trpcUtils.groups.list.setData({}, (groups) => groups && [...groups.filter((other) => other.id !== id), group])
    onMade(id)
  }
}
