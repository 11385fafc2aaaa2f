import { Trans } from '@lingui/react/macro'
import { readFailure } from '../../app/failure.ts'
import { showFailure } from '../../app/show-failure.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'

/** Signs out in one other place, once the person agrees. */
export function signOutOf(id: string, name: string): Promise<void> {
  return ask(
    {
      title: <Trans>Sign out on this device?</Trans>,
      text: <Trans>{name} then has to sign in again.</Trans>,
      action: <Trans>Sign out</Trans>,
    },
    () => trpcClient.auth.endSession.mutate({ id }),
  )
}

/** Signs out in every other place, once the person agrees. */
export function signOutOfOthers(): Promise<void> {
  return ask(
    {
      title: <Trans>Sign out everywhere else?</Trans>,
      text: <Trans>You stay signed in here. Every other device then has to sign in again.</Trans>,
      action: <Trans>Sign out everywhere else</Trans>,
    },
    () => trpcClient.auth.endOtherSessions.mutate({}),
  )
}

type Question = Pick<Parameters<typeof confirm>[0], 'title' | 'text' | 'action'>

async function ask(question: Question, act: () => Promise<unknown>): Promise<void> {
  if (!(await confirm({ ...question, dangerous: true }))) return
  try {
    await act()
  } catch (error) {
    // What has ended meanwhile is what was wanted.
    if (readFailure(error).code !== 'notFound') return showFailure(error)
  }
  await trpcUtils.auth.listSessions.invalidate()
}
