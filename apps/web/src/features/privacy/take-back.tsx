import { Trans } from '@lingui/react/macro'
import type { SignedIn } from '@questboard/api/auth/schema'
import { loadCatalog } from '../../app/locale.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { TakeBack } from './TakeBack.tsx'

/**
 * Offers somebody whose account waits for deletion to take it back.
 * @param restore takes it back by what the person has signed in with
 * @returns undefined when it goes on waiting
 */
export async function offerToTakeBack(restore: () => Promise<SignedIn>): Promise<SignedIn | undefined> {
  await loadCatalog('privacy')
  let back: SignedIn | undefined
  await openDialog({
    title: <Trans>Take your account back?</Trans>,
    width: 480,
    render: (close) => (
      <TakeBack
        close={close}
        restore={async () => {
          back = await restore()
        }}
      />
    ),
  })
  return back
}
