import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from './AccountCard.tsx'
import type { LinkState } from './check-link.ts'

/**
 * The page behind the link sent to a new address. Only its button changes the address, since mail filters open links
 * too.
 */
export function ConfirmEmailPage({ token, link }: { token: string; link: LinkState }) {
  const { t } = useLingui()
  usePageTitle(t`Confirm your new e-mail`)
  const [outcome, setOutcome] = useState<'open' | 'changed' | 'closed' | 'taken'>(link.state)
  const { send, isSending, problem } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code === 'tokenDoesNotExist') setOutcome('closed')
    else if (code === 'emailAlreadyUsed') setOutcome('taken')
    else return failureText(code)
    return null
  })

  const change = () =>
    send(async () => {
      await trpcClient.auth.confirmEmailChange.mutate({ token })
      void trpcUtils.profile.read.invalidate()
      setOutcome('changed')
    })

  const email = link.state === 'open' ? link.email : ''
  if (outcome === 'closed') {
    return (
      <AccountCard
        title={<Trans>This link doesn’t work</Trans>}
        text={<Trans>It works once, within a day. Ask for a new one in your settings.</Trans>}
      >
        <Onward>
          <Trans>Open my settings</Trans>
        </Onward>
      </AccountCard>
    )
  }
  if (outcome === 'taken') {
    return (
      <AccountCard
        title={<Trans>This e-mail is taken</Trans>}
        text={<Trans>Another account uses it. Yours keeps the old one.</Trans>}
      >
        <Onward>
          <Trans>Choose another e-mail</Trans>
        </Onward>
      </AccountCard>
    )
  }
  if (outcome === 'changed') {
    return (
      <AccountCard
        title={<Trans>Your e-mail has changed</Trans>}
        text={
          <Trans>
            From now on you sign in with <strong>{email}</strong>.
          </Trans>
        }
      >
        <Button size="lg" fullWidth renderRoot={(props) => <Link to="/dashboard" {...props} />}>
          {session.isSignedIn ? <Trans>Back to the game</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={<Trans>Is this your new e-mail?</Trans>}
      text={
        <Trans>
          You will sign in with <strong>{email}</strong>. Your other devices will be signed out.
        </Trans>
      }
    >
      <Stack>
        <FormProblem text={problem} />
        <Button size="lg" fullWidth loading={isSending} onClick={() => void change()}>
          <Trans>Confirm this address</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}

function Onward({ children }: { children: ReactNode }) {
  return (
    <Button
      size="lg"
      fullWidth
      renderRoot={(props) => (
        <Link to="/settings/{-$section}" params={{ section: 'security' }} hash="email" {...props} />
      )}
    >
      {children}
    </Button>
  )
}
