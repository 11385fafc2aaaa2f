import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { endAccess } from '../../app/mutations/end-access.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { announce } from '../../ui/toasts.ts'

/** Revokes a token after a confirmation, because it cannot be undone. */
export async function revokeToken(id: string, name: string): Promise<void> {
  const question = {
    title: <Trans>Revoke this token?</Trans>,
    text: <Trans>“{name}” loses access right away. This can’t be undone.</Trans>,
    confirmLabel: <Trans>Revoke</Trans>,
  }
  if (!(await endAccess(question, () => trpcClient.tokens.revoke.mutate({ id })))) return
  announce(t`Token revoked`)
  await trpcUtils.tokens.list.invalidate()
}
