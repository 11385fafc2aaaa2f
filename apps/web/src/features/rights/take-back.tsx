import { Trans } from '@lingui/react/macro'
import type { Login, SignedIn } from '@questboard/api/auth/schema'
import { loadCatalog } from '../../app/locale.ts'
import { trpcClient } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { TakeBack } from './TakeBack.tsx'

/** Offers somebody whose account waits for deletion to take it back; undefined when it goes on waiting. */
export async function offerToTakeBack(login: Login): Promise<SignedIn | undefined> {
  await loadCatalog('rights')
  let back: SignedIn | undefined
  await openDialog({
    title: <Trans>Take your account back?</Trans>,
    width: 480,
    render: (close) => (
      <TakeBack
        close={close}
        restore={async () => {
          back = await trpcClient.rights.restoreAccount.mutate(login)
        }}
      />
    ),
  })
  return back
}
