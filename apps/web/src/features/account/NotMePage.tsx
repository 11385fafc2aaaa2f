import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from './AccountCard.tsx'
import type { LinkState } from './check-link.ts'

/** The page behind the link about a sign-in. Only its button ends access, since mail filters open links too. */
export function NotMePage({ token, looked }: { token: string; looked: LinkState }) {
  const { t } = useLingui()
  usePageTitle(t`Sign out every device`)
  const [outcome, setOutcome] = useState<'open' | 'closed' | 'ended'>(looked.state)
  const { send, isSending, problem } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code !== 'tokenDoesNotExist') return failureText(code)
    setOutcome('closed')
    return null
  })
  const end = () =>
    send(async () => {
      await trpcClient.auth.notMe.mutate({ token })
      setOutcome('ended')
    })

  const email = looked.state === 'open' ? looked.email : ''
  if (outcome === 'ended') {
    return (
      <AccountCard
        title={<Trans>All devices are signed out</Trans>}
        text={
          <Trans>
            Your old password no longer works. We sent an e-mail to <strong>{email}</strong> to choose a new one.
          </Trans>
        }
      >
        <Recover />
      </AccountCard>
    )
  }
  if (outcome === 'closed') {
    return (
      <AccountCard
        title={<Trans>This link doesn’t work</Trans>}
        text={<Trans>It works once, for 7 days. A new password also signs out every device.</Trans>}
      >
        <Recover />
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={<Trans>It wasn’t you?</Trans>}
      text={
        <Trans>
          We sign out every device of <strong>{email}</strong>, this one too, and send you an e-mail to choose a new
          password.
        </Trans>
      }
    >
      <Stack>
        <FormProblem text={problem} />
        <Button size="lg" fullWidth loading={isSending} onClick={() => void end()}>
          <Trans>Sign out every device</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}

/** For an e-mail that did not arrive, and for links that are closed. */
function Recover() {
  return (
    <Button size="lg" fullWidth variant="default" renderRoot={(props) => <Link to="/password-recovery" {...props} />}>
      <Trans>Get a new password</Trans>
    </Button>
  )
}
