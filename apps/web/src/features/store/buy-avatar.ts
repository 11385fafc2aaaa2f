import { withBalances } from '../../app/mutations/balances.ts'
import { sendUndoable } from '../../app/mutations/undoable.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { cacheAvatar } from './cache.ts'
import type { Currency } from './price.ts'
import { showBought } from './show-bought.ts'

/** Buys an avatar, and updates balances, store and purchases from the response. */
export async function buyAvatar(id: string, currency: Currency): Promise<void> {
  try {
    // The gold may come from a task whose call is still pending.
    await sendUndoable()
    const { avatar } = await withBalances(() => trpcClient.store.buyAvatar.mutate({ avatarId: id, currency }))
    cacheAvatar(avatar)
    showBought(avatar)
  } catch (error) {
    // It may have been bought in another window, or the gold was spent meanwhile.
    void trpcUtils.store.avatars.invalidate()
    void trpcUtils.profile.read.invalidate({})
    throw error
  }
}
