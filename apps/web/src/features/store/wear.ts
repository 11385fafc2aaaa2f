import { t } from '@lingui/core/macro'
import type { Profile } from '@questboard/api/profile/schema'
import type { Avatar } from '@questboard/api/store/schema'
import { useSyncExternalStore } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { createQueues } from '../../app/mutations/queues.ts'
import { session, trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { createStore } from '../../ui/store.ts'
import { announce } from '../../ui/toasts.ts'

const queues = createQueues()

/** The avatar that was chosen last and is not answered yet. */
const chosen = createStore<string | null>(null)

session.onSignedOut(() => chosen.write(null))

/** The id of the avatar that the player wears, drawn or not, as it will be when what was chosen has gone well. */
export function useWorn(): string | null {
  const [{ avatar, generatedAvatar }] = trpc.profile.read.useSuspenseQuery({})
  return useSyncExternalStore(chosen.subscribe, chosen.read) ?? generatedAvatar ?? avatar?.id ?? null
}

/** Wears an avatar: it is marked at once, and the picture changes everywhere with the answer. */
export function wear({ id, name }: Pick<Avatar, 'id' | 'name'>): void {
  putOn(id, {
    send: () => trpcClient.profile.setAvatar.mutate({ id }),
    done: t`You wear “${name}” now`,
    failed: t`“${name}” could not be put on.`,
  })
}

/** Wears an avatar that was drawn for the player. */
export async function wearDrawn(id: string): Promise<void> {
  // It is put on from the settings as well, where nothing else of the store is said.
  await loadCatalog('store').catch(() => {})
  putOn(id, {
    send: () => trpcClient.profile.setGeneratedAvatar.mutate({ id }),
    done: t`You wear your own drawing now`,
    failed: t`Your drawing could not be put on.`,
  })
}

function putOn(id: string, { send, done, failed }: { send: () => Promise<Profile>; done: string; failed: string }) {
  chosen.write(id)
  void attempt(failed, async () => {
    try {
      const { avatar, generatedAvatar, generatedAvatarUrl, imageUrl } = await queues.enqueue('avatar', send)
      // The balances of this answer may be older than those of another act.
      trpcUtils.profile.read.setData({}, (before) => {
        return before && { ...before, avatar, generatedAvatar, generatedAvatarUrl, imageUrl }
      })
      announce(done)
    } finally {
      if (chosen.read() === id) chosen.write(null)
    }
  })
}
