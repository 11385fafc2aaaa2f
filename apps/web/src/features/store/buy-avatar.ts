import { withBalances } from '../../app/mutations/balances.ts'
import { sendUndoable } from '../../app/mutations/undoable.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { keepAvatar } from './keep.ts'
import type { Currency } from './price.ts'
import { tellBought } from './tell-bought.ts'

/** Buys an avatar, and updates balances, store and purchases from the response. */
export async function buyAvatar(id: string, currency: Currency): Promise<void> {
  try {
    // The gold may come from a task whose call is still pending.
    await sendUndoable()
    const { avatar } = await withBalances(() => trpcClient.store.buyAvatar.mutate({ avatarId: id, currency }))
    keepAvatar(avatar)
    tellBought(avatar)
  } catch (error) {
    // It may have been bought in another window, or the gold was spent meanwhile.
    void trpcUtils.store.avatars.invalidate()
    void trpcUtils.profile.read.invalidate({})
    throw error
  }
}
