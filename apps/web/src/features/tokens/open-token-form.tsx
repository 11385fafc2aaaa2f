import { Trans } from '@lingui/react/macro'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'

/** Opens the form for a token, creates it, and shows it once. */
export function openTokenForm(): void {
  openLoaded({
    title: <Trans>New API token</Trans>,
    width: 560,
    load: () => import('./TokenDialog.tsx'),
    render: ({ TokenDialog }, close) => (
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
}
