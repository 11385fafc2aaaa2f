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
import { providersOf, type SignInOptions } from './sign-in-options.ts'

type NotMePageProps = { token: string; link: LinkState; options: SignInOptions }

/** The page behind the link about a sign-in. Only its button ends access, since mail filters open links too. */
export function NotMePage({ token, link, options }: NotMePageProps) {
  const { t, i18n } = useLingui()
  usePageTitle(t`Sign out every device`)
  const [outcome, setOutcome] = useState<'open' | 'closed' | 'ended' | 'locked'>(link.state)
  const { send, isSending, problem } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code !== 'tokenDoesNotExist') return failureText(code)
    setOutcome('closed')
    return null
  })
  const end = () =>
    send(async () => {
      // Servers of an earlier version answer without an object.
      const answer: { locked: boolean } | null = await trpcClient.auth.notMe.mutate({ token })
      setOutcome(answer?.locked ? 'locked' : 'ended')
    })

  const email = link.state === 'open' ? link.email : ''
  const service = providersOf(options, i18n.locale)
  const back = options.passwordSignIn ? <Recover /> : <SignIn />
  if (outcome === 'ended') {
    return (
      <AccountCard
        title={<Trans>All devices are signed out</Trans>}
        text={
          options.passwordSignIn ? (
            <Trans>
              Your old password no longer works. We sent an e-mail to <strong>{email}</strong> to choose a new one.
            </Trans>
          ) : (
            <Trans>
              If someone may know your password for {service}, change it there first. Then sign in, and check your
              passkeys in the settings.
            </Trans>
          )
        }
      >
        {back}
      </AccountCard>
    )
  }
  if (outcome === 'locked') {
    return (
      <AccountCard
        title={<Trans>Your account is locked</Trans>}
        text={
          <Trans>
            All devices are signed out. The e-mail address of the account was changed, and we can’t change it back by
            ourselves. Ask the person who runs this server.
          </Trans>
        }
      >
        <SignIn />
      </AccountCard>
    )
  }
  if (outcome === 'closed') {
    return (
      <AccountCard
        title={<Trans>This link doesn’t work</Trans>}
        text={
          options.passwordSignIn ? (
            <Trans>It works once, within 7 days. A new password also signs out every device.</Trans>
          ) : (
            <Trans>
              It works once, within 7 days. You can also sign out your devices in the settings, under Security.
            </Trans>
          )
        }
      >
        {back}
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={<Trans>Wasn’t this you?</Trans>}
      text={
        options.passwordSignIn ? (
          <Trans>
            We sign out every device of <strong>{email}</strong>, this one too, and send you an e-mail to choose a new
            password.
          </Trans>
        ) : (
          <Trans>
            We sign out every device of <strong>{email}</strong>, this one too. You can sign in with {service} again
            right away.
          </Trans>
        )
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

/** Shown for an e-mail that did not arrive, and for links that are closed. */
function Recover() {
  return (
    <Button size="lg" fullWidth variant="default" renderRoot={(props) => <Link to="/password-recovery" {...props} />}>
      <Trans>Get a new password</Trans>
    </Button>
  )
}

function SignIn() {
  return (
    <Button size="lg" fullWidth variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
      <Trans>Sign in</Trans>
    </Button>
  )
}
