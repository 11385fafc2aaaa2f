import { Trans } from '@lingui/react/macro'
import { openOnce } from '../../app/mutations/open-once.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'

/** Opens the form for a token, creates it, and shows it once. */
export function openTokenForm(): void {
  openOnce(async () => {
    const { TokenDialog } = await import('./TokenDialog.tsx')
    await openDialog({
      title: <Trans>New API token</Trans>,
      width: 560,
      render: (close) => (
        <TokenDialog
          make={async (wanted) => {
            const { token } = await trpcClient.tokens.create.mutate(wanted)
            void trpcUtils.tokens.list.invalidate()
            return token
          }}
          close={close}
        />
      ),
    })
  })
}
