import { t } from '@lingui/core/macro'
import type { Profile } from '@questboard/api/profile/schema'
import type { Avatar } from '@questboard/api/store/schema'
import { useSyncExternalStore } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { createQueues } from '../../app/mutations/queues.ts'
import { ofSession } from '../../app/of-session.ts'
import { session, trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { createStore } from '../../ui/store.ts'
import { announce } from '../../ui/toasts.ts'

const queues = createQueues()

/** The avatar chosen last, until the response arrives. */
const chosen = createStore<string | null>(null)

session.onSignedOut(() => chosen.write(null))

/** The id of the worn avatar, stock or generated, with the pending choice applied. */
export function useWorn(): string | null {
  const [{ avatar, generatedAvatar }] = trpc.profile.read.useSuspenseQuery({})
  return useSyncExternalStore(chosen.subscribe, chosen.read) ?? generatedAvatar ?? avatar?.id ?? null
}

/** Wears an avatar. It is marked at once; the picture changes everywhere with the response. */
export function wear({ id, name }: Pick<Avatar, 'id' | 'name'>): void {
  putOn(id, {
    send: () => trpcClient.profile.setAvatar.mutate({ id }),
    done: t`You’re wearing “${name}” now`,
    failed: t`Couldn’t switch to “${name}”.`,
  })
}

/** Wears a generated avatar of the player. */
export async function wearGenerated(id: string): Promise<void> {
  // Also used in the settings, which do not load the store's texts.
  await loadCatalog('store').catch(() => {})
  putOn(id, {
    send: () => trpcClient.profile.setGeneratedAvatar.mutate({ id }),
    done: t`You’re wearing your own drawing now`,
    failed: t`Couldn’t switch to your drawing.`,
  })
}

function putOn(id: string, { send, done, failed }: { send: () => Promise<Profile>; done: string; failed: string }) {
  chosen.write(id)
  void attempt(failed, async () => {
    try {
      // A choice that failed says nothing about the next.
      const saved = await ofSession(queues.enqueue('avatar', send, true))
      if (!saved) return
      const { avatar, generatedAvatar, generatedAvatarUrl, imageUrl } = saved
      // The balances in this response may be older than those of another mutation.
      trpcUtils.profile.read.setData({}, (before) => {
        return before && { ...before, avatar, generatedAvatar, generatedAvatarUrl, imageUrl }
      })
      announce(done)
    } finally {
      if (chosen.read() === id) chosen.write(null)
    }
  })
}
