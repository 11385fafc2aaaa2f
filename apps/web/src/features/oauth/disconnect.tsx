import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { endAccess } from '../../app/mutations/end-access.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { announce } from '../../ui/toasts.ts'

/** Disconnects an app after a confirmation. */
export async function disconnectApp(id: string, name: string): Promise<void> {
  const question = {
    title: <Trans>Disconnect this app?</Trans>,
    text: (
      <Trans>
        “{name}” loses access right away. Webhooks and calendar addresses that it created stay until you remove them.
      </Trans>
    ),
    confirmLabel: <Trans>Disconnect</Trans>,
  }
  if (!(await endAccess(question, () => trpcClient.oauth.revoke.mutate({ id })))) return
  announce(t`App disconnected`)
  await trpcUtils.oauth.list.invalidate()
}
