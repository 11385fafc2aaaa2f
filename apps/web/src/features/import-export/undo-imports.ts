import { isLostSuccess } from '../../app/failure.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'

/** What remains of an import that was taken back. */
export type Undone = {
  /** Items that were worked on, and those that were only changed. */
  worked: number
  changed: number
  /** Tags that the import created, and that are still used or were changed. */
  tags: number
}

/** Takes imports back, each by an id of it. One that is gone already was taken back before. */
export async function undoImports(ids: readonly string[]): Promise<Undone> {
  const undone: Undone = { worked: 0, changed: 0, tags: 0 }
  for (const id of ids) {
    try {
      const { kept, changed = 0, tags } = await trpcClient.transfer.undoImport.mutate({ id })
      undone.worked += kept - changed
      undone.changed += changed
      undone.tags += tags?.kept ?? 0
    } catch (error) {
      if (!isLostSuccess(error)) throw error
    }
  }
  await refreshAfterImport()
  return undone
}

/** Reads again what an import creates. */
export const refreshAfterImport = () =>
  Promise.all([
    trpcUtils.dashboard.read.invalidate(),
    trpcUtils.tasks.list.invalidate(),
    trpcUtils.missions.list.invalidate(),
    trpcUtils.rewards.list.invalidate(),
    trpcUtils.tags.list.invalidate(),
    trpcUtils.transfer.imports.invalidate(),
  ])
