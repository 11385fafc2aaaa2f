import { Trans } from '@lingui/react/macro'
import type { Passkey } from '@questboard/api/auth/passkeys/schema'
import { endAccess } from '../../../app/mutations/end-access.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'

/** Removes a passkey after a confirmation. */
export async function removePasskey({ id, name }: Passkey): Promise<void> {
  const question = {
    title: <Trans>Remove this passkey?</Trans>,
    text: <Trans>You can’t sign in with {name} any more. It stays on your device until you delete it there.</Trans>,
    confirmLabel: <Trans>Remove</Trans>,
  }
  const hasEnded = await endAccess(question, () => trpcClient.passkeys.remove.mutate({ id }))
  if (hasEnded) await trpcUtils.passkeys.list.invalidate()
}
