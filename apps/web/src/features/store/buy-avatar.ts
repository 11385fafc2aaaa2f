import { withBalances } from '../../app/mutations/balances.ts'
import { sendUndoable } from '../../app/mutations/undoable.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { keepAvatar } from './keep.ts'
import type { Currency } from './price.ts'
import { tellBought } from './tell-bought.ts'

/** Buys an avatar: balances, store and purchases are as the server answers. */
export async function buyAvatar(id: string, currency: Currency): Promise<void> {
  try {
    // The gold may come from a task whose call is on its way.
    await sendUndoable()
    const { avatar } = await withBalances(() => trpcClient.store.buyAvatar.mutate({ avatarId: id, currency }))
    keepAvatar(avatar)
    tellBought(avatar)
  } catch (error) {
    // It may have been bought in another window, or with gold that is spent meanwhile.
    void trpcUtils.store.avatars.invalidate()
    void trpcUtils.profile.read.invalidate({})
    throw error
  }
}
