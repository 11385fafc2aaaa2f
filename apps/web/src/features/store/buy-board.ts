import { withBalances } from '../../app/mutations/balances.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { keepBoard } from './keep.ts'
import { tellBought } from './tell-bought.ts'

/** Buys a board: balances, store and purchases are as the server answers. */
export async function buyBoard(id: string): Promise<void> {
  try {
    const { bought } = await withBalances(async () => {
      // Named otherwise: what carries a `board` here is taken for the one in play.
      const { board, stats } = await trpcClient.store.buyBoard.mutate({ boardId: id })
      return { bought: board, stats }
    })
    keepBoard(bought)
    tellBought(bought)
  } catch (error) {
    // It may have been bought in another window, or with gems that are spent meanwhile.
    void trpcUtils.store.boards.invalidate()
    void trpcUtils.profile.read.invalidate({})
    throw error
  }
}
