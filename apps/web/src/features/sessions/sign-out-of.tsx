import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { endAccess } from '../../app/mutations/end-access.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'

/** Ends another session after a confirmation. */
export async function signOutOf(id: string, name: string): Promise<void> {
  const question = {
    title: <Trans>Sign out on {name}?</Trans>,
    text: <Trans>You’ll need to sign in there again.</Trans>,
    confirmLabel: <Trans>Sign out</Trans>,
  }
  const hasEnded = await endAccess(question, () => trpcClient.auth.endSession.mutate({ id }))
  if (hasEnded) await trpcUtils.auth.listSessions.invalidate()
}

/** Ends all other sessions and all other access after a confirmation. API tokens may be kept. */
export async function signOutOfOthers(): Promise<void> {
  const tokens = await trpcUtils.tokens.list.fetch({}).catch(() => null)
  let keepTokens = false
  const hasEnded = await endAccess(
    {
      title: <Trans>Sign out everywhere else?</Trans>,
      text: (
        <Trans>
          You stay signed in only here. Your calendar address and API tokens stop working, and your webhooks stop until
          you give them a new secret.
        </Trans>
      ),
      choice: tokens?.length !== 0 && (
        <Checkbox
          label={<Trans>Keep my API tokens</Trans>}
          description={<Trans>Leave this off if someone else may have used your account.</Trans>}
          onChange={({ currentTarget }) => {
            keepTokens = currentTarget.checked
          }}
        />
      ),
      confirmLabel: <Trans>Sign out everywhere else</Trans>,
    },
    () => trpcClient.auth.endOtherSessions.mutate({ keepTokens }),
  )
  if (hasEnded) await trpcUtils.auth.listSessions.invalidate()
  await Promise.all(
    [trpcUtils.tokens.list, trpcUtils.calendar.state, trpcUtils.webhooks.list].map((list) => list.invalidate()),
  )
}
