import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { readFailure } from '../../app/failure.ts'
import { showFailure } from '../../app/show-failure.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'

/** Ends another session after a confirmation. */
export function signOutOf(id: string, name: string): Promise<void> {
  return ask(
    {
      title: <Trans>Sign out on this device?</Trans>,
      text: <Trans>You’ll need to sign in again on {name}.</Trans>,
      action: <Trans>Sign out</Trans>,
    },
    () => trpcClient.auth.endSession.mutate({ id }),
  )
}

/** Ends all other sessions and all other access after a confirmation. API tokens may be kept. */
export async function signOutOfOthers(): Promise<void> {
  const tokens = await trpcUtils.tokens.list.fetch({}).catch(() => null)
  let keepTokens = false
  await ask(
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
      action: <Trans>Sign out everywhere else</Trans>,
    },
    () => trpcClient.auth.endOtherSessions.mutate({ keepTokens }),
  )
  await Promise.all(
    [trpcUtils.tokens.list, trpcUtils.calendar.state, trpcUtils.webhooks.list].map((list) => list.invalidate()),
  )
}

type Question = Pick<Parameters<typeof confirm>[0], 'title' | 'text' | 'choice' | 'action'>

async function ask(question: Question, act: () => Promise<unknown>): Promise<void> {
  if (!(await confirm({ ...question, dangerous: true }))) return
  try {
    await act()
  } catch (error) {
    // It has ended meanwhile, which is the goal.
    if (readFailure(error).code !== 'notFound') return showFailure(error)
  }
  await trpcUtils.auth.listSessions.invalidate()
}
