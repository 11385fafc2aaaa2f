import { Trans } from '@lingui/react/macro'
import type { ShownAccount } from '@questboard/api/installation/schema'
import { showFailure } from '../../app/show-failure.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { ResetAccount } from './ResetAccount.tsx'
import { WithPassword } from './with-password.tsx'

const readAgain = () =>
  Promise.all([trpcUtils.installation.accounts.invalidate(), trpcUtils.installation.overview.invalidate()])

export function lockAccount({ id, name }: ShownAccount): Promise<void> {
  return openDialog({
    title: <Trans>Lock this account?</Trans>,
    width: 440,
    render: (close) => (
      <WithPassword
        text={
          <Trans>
            {name} is signed out everywhere and can’t sign in until you unlock the account. Nothing is lost.
          </Trans>
        }
        action={<Trans>Lock</Trans>}
        color="red"
        close={close}
        onConfirm={async (password) => {
          await trpcClient.installation.lockAccount.mutate({ id, password })
          await readAgain()
          close()
        }}
      />
    ),
  })
}

export async function unlockAccount({ id }: ShownAccount): Promise<void> {
  try {
    await trpcClient.installation.unlockAccount.mutate({ id })
  } catch (error) {
    return showFailure(error)
  }
  await readAgain()
}

export function resetAccount(account: ShownAccount): Promise<void> {
  return openDialog({
    title: <Trans>New password</Trans>,
    width: 480,
    render: (close) => <ResetAccount account={account} close={close} />,
  })
}
