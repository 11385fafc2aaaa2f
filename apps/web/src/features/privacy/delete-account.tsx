import { Trans } from '@lingui/react/macro'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import type { Fates } from './DeleteAccount.tsx'
import type { Successor } from './GroupsLeft.tsx'

/**
 * Explains and requests the deletion of an account, then signs out.
 * @param onGone called with the last day on which it can be restored
 */
export function openDeletion(onGone: (until: string) => void): void {
  const ask = async (password: string, { toDelete, handed }: Fates, groups: { groupId: string; to: Successor }[]) => {
    for (const userId of toDelete) await trpcClient.children.requestDeletion.mutate({ userId, password })
    const { deletesOn } = await trpcClient.rights.requestDeletion.mutate({ password, children: handed, groups })
    session.signOut('left')
    onGone(deletesOn)
  }
  openLoaded({
    title: <Trans>Delete your account?</Trans>,
    width: 520,
    load: () =>
      Promise.all([
        import('./DeleteAccount.tsx'),
        trpcUtils.config.read.ensureData({}),
        trpcUtils.profile.read.ensureData({}),
        trpcUtils.children.list.fetch({}, { staleTime: 0 }),
        trpcUtils.groups.list.fetch({}, { staleTime: 0 }),
        // Without an answer the form asks for the password, which may be empty.
        trpcUtils.auth.waysIn.ensureData({}).catch(() => undefined),
      ]),
    render: ([{ DeleteAccount }, config, { id }], close) => (
      <DeleteAccount config={config} own={id} ask={ask} close={close} />
    ),
  })
}
