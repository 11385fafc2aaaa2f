import { Trans } from '@lingui/react/macro'
import { openOnce } from '../../app/mutations/open-once.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import type { Fates } from './DeleteAccount.tsx'
import type { Successor } from './GroupsLeft.tsx'

/**
 * Explains and requests the deletion of an account, then signs out.
 * @param onGone called with the last day on which it can be restored
 */
export function openDeletion(onGone: (until: string) => void): void {
  openOnce(async () => {
    const [{ DeleteAccount }, config, { id }] = await Promise.all([
      import('./DeleteAccount.tsx'),
      trpcUtils.config.read.ensureData({}),
      trpcUtils.profile.read.ensureData({}),
      trpcUtils.children.list.fetch({}, { staleTime: 0 }),
      trpcUtils.groups.list.fetch({}, { staleTime: 0 }),
      // Without an answer the form asks for the password, which may be empty.
      trpcUtils.auth.waysIn.ensureData({}).catch(() => undefined),
    ])
    const ask = async (
      password: string,
      { toDelete, handed }: Fates,
      continued: { groupId: string; to: Successor }[],
    ) => {
      for (const userId of toDelete) await trpcClient.children.requestDeletion.mutate({ userId, password })
      const { deletesOn } = await trpcClient.rights.requestDeletion.mutate({
        password,
        children: handed,
        groups: continued,
      })
      session.signOut('left')
      onGone(deletesOn)
    }
    await openDialog({
      title: <Trans>Delete your account?</Trans>,
      width: 520,
      render: (close) => <DeleteAccount config={config} own={id} ask={ask} close={close} />,
    })
  })
}
