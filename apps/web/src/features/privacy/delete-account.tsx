import { Trans } from '@lingui/react/macro'
import { openOnce } from '../../app/mutations/open-once.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'

/**
 * Explains and requests the deletion of an account, then signs out.
 * @param onGone called with the last day on which it can be restored
 */
export function openDeletion(onGone: (until: string) => void): void {
  openOnce(async () => {
    const [{ DeleteAccount }, config, children, { id }] = await Promise.all([
      import('./DeleteAccount.tsx'),
      trpcUtils.config.read.ensureData({}),
      trpcUtils.children.list.fetch({}),
      trpcUtils.profile.read.ensureData({}),
    ])
    // The children who have no other guardian.
    const alone = children.filter(
      ({ erasesOn, guardians }) => erasesOn === null && guardians.every(({ userId }) => userId === id),
    )
    const ask = async (password: string) => {
      const { deletesOn } = await trpcClient.rights.requestDeletion.mutate({ password })
      session.signOut('left')
      onGone(deletesOn)
    }
    await openDialog({
      title: <Trans>Delete your account?</Trans>,
      width: 520,
      render: (close) => (
        <DeleteAccount config={config} childNames={alone.map(({ name }) => name)} ask={ask} close={close} />
      ),
    })
  })
}
