import { withBalances } from '../../app/mutations/balances.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { cacheBoard } from './cache.ts'
import { showBought } from './show-bought.ts'

/** Buys a board, and updates balances, store and purchases from the response. */
export async function buyBoard(id: string): Promise<void> {
  try {
    const { bought } = await withBalances(async () => {
      // Renamed, because `board` in a response means the board in play.
      const { board, stats } = await trpcClient.store.buyBoard.mutate({ boardId: id })
      return { bought: board, stats }
    })
    cacheBoard(bought)
    showBought(bought)
  } catch (error) {
    // It may have been bought in another window, or the gems were spent meanwhile.
    void trpcUtils.store.boards.invalidate()
    void trpcUtils.profile.read.invalidate({})
    throw error
  }
}
