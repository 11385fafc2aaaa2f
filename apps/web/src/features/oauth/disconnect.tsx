import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { readFailure } from '../../app/failure.ts'
import { showFailure } from '../../app/show-failure.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { announce } from '../../ui/toasts.ts'

/** Disconnects an app after a confirmation. */
export async function disconnectApp(id: string, name: string): Promise<void> {
  const agreed = await confirm({
    title: <Trans>Disconnect this app?</Trans>,
    text: (
      <Trans>
        “{name}” loses access right away. Webhooks and calendar addresses that it created stay until you remove them.
      </Trans>
    ),
    action: <Trans>Disconnect</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  try {
    await trpcClient.oauth.revoke.mutate({ id })
  } catch (error) {
    // It was disconnected meanwhile, which is the goal.
    if (readFailure(error).code !== 'notFound') return showFailure(error)
  }
  announce(t`App disconnected`)
  await trpcUtils.oauth.list.invalidate()
}
