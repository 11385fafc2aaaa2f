import { t } from '@lingui/core/macro'
import type { Avatar } from '@questboard/api/store/schema'
import { useSyncExternalStore } from 'react'
import { attempt } from '../../app/acts/attempt.ts'
import { createLanes } from '../../app/acts/lanes.ts'
import { session, trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { createCell } from '../../ui/cell.ts'
import { announce } from '../../ui/notes.ts'

const lanes = createLanes()

/** The avatar that was chosen last and is not answered yet. */
const chosen = createCell<string | null>(null)

session.onSignedOut(() => chosen.write(null))

/** The id of the avatar that the player wears, as it will be when what was chosen has gone well. */
export function useWorn(): string | null {
  const [{ avatar }] = trpc.profile.read.useSuspenseQuery({})
  return useSyncExternalStore(chosen.subscribe, chosen.read) ?? avatar?.id ?? null
}

/** Wears an avatar: it is marked at once, and the picture changes everywhere with the answer. */
export function wear(avatar: Pick<Avatar, 'id' | 'name'>): void {
  const { id, name } = avatar
  chosen.write(id)
  void attempt(t`“${name}” could not be put on.`, async () => {
    try {
      const profile = await lanes.inLane('avatar', () => trpcClient.profile.setAvatar.mutate({ id }))
      const { avatar, generatedAvatar, generatedAvatarUrl, imageUrl } = profile
      // The balances of this answer may be older than those of another act.
      trpcUtils.profile.read.setData({}, (before) => {
        return before && { ...before, avatar, generatedAvatar, generatedAvatarUrl, imageUrl }
      })
      announce(t`You wear “${name}” now`)
    } finally {
      if (chosen.read() === id) chosen.write(null)
    }
  })
}
