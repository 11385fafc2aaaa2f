import { Trans } from '@lingui/react/macro'
import type { SignInResponse } from '@questboard/api/auth/schema'
import { loadCatalog } from '../../app/locale.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { RestoreAccount } from './RestoreAccount.tsx'

/**
 * Offers to restore an account that is scheduled for deletion.
 * @param restore restores it with the credentials of the sign-in
 * @returns undefined when it stays scheduled
 */
export async function offerRestore(restore: () => Promise<SignInResponse>): Promise<SignInResponse | undefined> {
  await loadCatalog('privacy')
  let back: SignInResponse | undefined
  await openDialog({
    title: <Trans>Restore your account?</Trans>,
    width: 480,
    render: (close) => (
      <RestoreAccount
        close={close}
        restore={async () => {
          back = await restore()
        }}
      />
    ),
  })
  return back
}
