import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Pool } from '@questboard/api/pools/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showMessage, showToast } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'

/** Uses the rubies of a full jar, after a confirmation. It can be undone for a day. */
export async function redeemPool(groupId: string, pool: Pool): Promise<void> {
  const name = shortTitle(pool.name)
  const agreed = await confirm({
    title: <Trans>Use the rubies for “{name}”?</Trans>,
    text: <Trans>All members are notified. You can undo it for 24 hours.</Trans>,
    confirmLabel: <Trans>Use the rubies</Trans>,
  })
  if (!agreed) return
  await attempt(t`The rubies for “${name}” stay in the jar.`, async () => {
    await trpcClient.pools.redeem.mutate({ groupId, poolId: pool.id })
    refreshGroup(groupId)
    const message = t`“${name}” is yours. Enjoy it together!`
    showToast({ message, undo: () => void undoPool(groupId, pool) })
    announce(message)
  })
}

/** Takes back that the rubies were used. */
export async function undoPool(groupId: string, pool: Pool): Promise<void> {
  const name = shortTitle(pool.name)
  await attempt(t`Couldn’t undo “${name}”.`, async () => {
    await trpcClient.pools.undo.mutate({ groupId, poolId: pool.id })
    refreshGroup(groupId)
    showMessage(t`The rubies for “${name}” are back in the jar.`)
  })
}

/** Ends a goal, after a confirmation: each member gets their own rubies back. */
export async function cancelPool(groupId: string, pool: Pool): Promise<void> {
  const name = shortTitle(pool.name)
  const agreed = await confirm({
    title: <Trans>End saving for “{name}”?</Trans>,
    text: <Trans>Each member gets back exactly what they added. This can’t be undone.</Trans>,
    confirmLabel: <Trans>End saving</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  await attempt(t`Saving for “${name}” continues.`, async () => {
    await trpcClient.pools.cancel.mutate({ groupId, poolId: pool.id })
    refreshGroup(groupId)
    showMessage(t`Everyone has their rubies back.`)
  })
}
