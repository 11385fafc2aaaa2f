import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { readFailure } from '../../app/failure.ts'
import { showFailure } from '../../app/show-failure.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { announce } from '../../ui/toasts.ts'

/** Revokes a token after a confirmation, because it cannot be undone. */
export async function revokeToken(id: string, name: string): Promise<void> {
  const agreed = await confirm({
    title: <Trans>Revoke this token?</Trans>,
    text: <Trans>“{name}” loses access right away. This can’t be undone.</Trans>,
    action: <Trans>Revoke</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  try {
    await trpcClient.tokens.revoke.mutate({ id })
  } catch (error) {
    // It was revoked meanwhile, which is the goal.
    if (readFailure(error).code !== 'notFound') return showFailure(error)
  }
  announce(t`Token revoked`)
  await trpcUtils.tokens.list.invalidate()
}
