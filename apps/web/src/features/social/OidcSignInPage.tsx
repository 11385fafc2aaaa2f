import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Loader, Text } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { Suspense, use, useEffect } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { FailureText } from './FailureText.tsx'
import type { OidcOutcome } from './finish-oidc.ts'
import { NewAccountForm } from './NewAccountForm.tsx'
import { signUpByOidc } from './sign-up.ts'

type OidcSignInPageProps = { name: string; outcome: Promise<OidcOutcome> }

/**
 * The page to which the operator's identity provider returns: finishes, asks for a date of birth, or says what failed.
 */
export function OidcSignInPage({ name, outcome }: OidcSignInPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Sign in with ${name}`)
  return (
    <Suspense fallback={<Waiting name={name} />}>
      <Result name={name} outcome={outcome} />
    </Suspense>
  )
}

function Waiting({ name }: { name: string }) {
  return (
    <AccountCard title={<Trans>One moment</Trans>}>
      <Group role="status" wrap="nowrap">
        <Loader size="sm" aria-hidden="true" />
        <Text>
          <Trans>We’re checking with {name} who you are.</Trans>
        </Text>
      </Group>
    </AccountCard>
  )
}

function Result({ name, outcome }: OidcSignInPageProps) {
  const result = use(outcome)
  if (result.kind === 'done') return <Done {...result} name={name} />
  if (result.kind === 'newcomer') return <NewAccountForm address={result.email} signUp={signUpByOidc(result.pending)} />
  return <NotDone {...result} name={name} />
}

/** Replaces the history entry, so going back does not return to the answer of the provider. */
function Done({ name, path, connected }: Extract<OidcOutcome, { kind: 'done' }> & { name: string }) {
  const router = useRouter()
  const { t } = useLingui()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(() => {
    if (connected) showMessage(t`You can sign in with ${name} now.`)
    router.history.replace(path)
  }, [])
  return <Waiting name={name} />
}

function NotDone({ name, why, pending }: Extract<OidcOutcome, { kind: 'failed' }> & { name: string }) {
  const connects = pending?.purpose === 'connect'
  return (
    <AccountCard title={connects ? <Trans>Not connected</Trans> : <Trans>You aren’t signed in</Trans>}>
      <Text mb="lg" role="alert">
        {why === 'cancelled' ? (
          <Trans>You cancelled at {name}.</Trans>
        ) : why === 'failed' ? (
          <Trans>{name} couldn’t sign you in. Try again, or ask the person who runs this server.</Trans>
        ) : why === 'none' ? (
          <Trans>This sign-in began in another window or is already over. Start again.</Trans>
        ) : (
          <FailureText error={why.error} />
        )}
      </Text>
      {connects ? (
        <Button
          size="lg"
          fullWidth
          renderRoot={(props) => (
            <Link to="/settings/{-$section}" params={{ section: 'security' }} hash="services" replace {...props} />
          )}
        >
          <Trans>Back to settings</Trans>
        </Button>
      ) : (
        <Button
          size="lg"
          fullWidth
          renderRoot={(props) => <Link to="/login" search={{ redirect: pending?.redirect }} replace {...props} />}
        >
          <Trans>Back to sign-in</Trans>
        </Button>
      )}
    </AccountCard>
  )
}
