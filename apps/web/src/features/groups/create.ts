import type { CreateGroup } from '@questboard/api/groups/schema'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'

export type WrittenGroup = Omit<CreateGroup, 'id'>

/**
 * Makes a group. Calling `add` again sends the same create, which the server makes once however often it arrives;
 * `onMade` is given its id.
 */
export function draftOf(written: WrittenGroup, onMade: (id: string) => void): { add: () => Promise<void> } {
  const id = newId()
  return {
    async add() {
      const group = await trpcClient.groups.create.mutate({ ...written, id })
      trpcUtils.groups.read.setData({ id }, group)
      trpcUtils.groups.list.setData({}, (groups) => groups && [...groups.filter((one) => one.id !== id), group])
      onMade(id)
    },
  }
}
