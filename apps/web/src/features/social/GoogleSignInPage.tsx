import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { AccountCard } from '../account/AccountCard.tsx'
import { FailureText } from './FailureText.tsx'
import { isStale, type SignInOutcome } from './finish-sign-in.ts'
import { emailIn } from './google.ts'
import { NewAccountForm } from './NewAccountForm.tsx'
import { signUpByGoogle } from './sign-up.ts'

/** The return page from Google: signs in, asks for a date of birth, or shows the failure. */
export function GoogleSignInPage({ outcome }: { outcome: SignInOutcome }) {
  const { t } = useLingui()
  usePageTitle(t`Sign in with Google`)
  if (outcome.kind === 'entered') return <Entered redirect={outcome.redirect} />
  if (outcome.kind === 'newcomer') {
    const { answer } = outcome
    return <NewAccountForm address={emailIn(answer.token)} signUp={signUpByGoogle(answer)} />
  }
  return <NotSignedIn {...outcome} />
}

/** Replaces the history entry, so going back does not return to Google's answer. */
function Entered({ redirect }: { redirect: string }) {
  const router = useRouter()
  useEffect(() => router.history.replace(redirect), [router, redirect])
  return <PageSkeleton />
}

function NotSignedIn({ why, redirect }: Extract<SignInOutcome, { kind: 'failed' }>) {
  return (
    <AccountCard title={<Trans>You aren’t signed in</Trans>}>
      <Text mb="lg" role="alert">
        {why === 'refused' ? (
          <Trans>You cancelled signing in with Google.</Trans>
        ) : why === 'none' || isStale(why.error) ? (
          <Trans>Google sign-in timed out or couldn’t be checked. Try again.</Trans>
        ) : (
          <FailureText error={why.error} />
        )}
      </Text>
      <Button size="lg" fullWidth renderRoot={(props) => <Link to="/login" search={{ redirect }} replace {...props} />}>
        <Trans>Back to sign-in</Trans>
      </Button>
    </AccountCard>
  )
}
