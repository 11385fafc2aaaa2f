import { Trans } from '@lingui/react/macro'
import type { Passkey } from '@questboard/api/auth/passkeys/schema'
import { readFailure } from '../../../app/failure.ts'
import { showFailure } from '../../../app/show-failure.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { confirm } from '../../../ui/confirm.tsx'

/** Removes a passkey after a confirmation. */
export async function removePasskey({ id, name }: Passkey): Promise<void> {
  const isSure = await confirm({
    title: <Trans>Remove this passkey?</Trans>,
    text: <Trans>You can’t sign in with {name} any more. It stays on your device until you delete it there.</Trans>,
    action: <Trans>Remove</Trans>,
    dangerous: true,
  })
  if (!isSure) return
  try {
    await trpcClient.passkeys.remove.mutate({ id })
  } catch (error) {
    // It was removed meanwhile, which is the goal.
    if (readFailure(error).code !== 'notFound') return showFailure(error)
  }
  await trpcUtils.passkeys.list.invalidate()
}
