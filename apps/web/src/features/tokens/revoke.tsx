import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { readFailure } from '../../app/failure.ts'
import { showFailure } from '../../app/show-failure.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { announce } from '../../ui/toasts.ts'

/** Revokes a token, once the person agrees: there is no way back. */
export async function revokeToken(id: string, name: string): Promise<void> {
  const agreed = await confirm({
    title: <Trans>Revoke this token?</Trans>,
    text: <Trans>The program that uses “{name}” is shut out at once. It cannot be undone.</Trans>,
    action: <Trans>Revoke</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  try {
    await trpcClient.tokens.revoke.mutate({ id })
  } catch (error) {
    // What was revoked meanwhile is what was wanted.
    if (readFailure(error).code !== 'notFound') return showFailure(error)
  }
  announce(t`The token is revoked`)
  await trpcUtils.tokens.list.invalidate()
}
