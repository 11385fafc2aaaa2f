import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { AccountCard } from './AccountCard.tsx'
import { AskForLetter } from './AskForLetter.tsx'
import { LetterOnItsWay } from './LetterOnItsWay.tsx'
import { letterTo } from './letter-to.ts'

/** Asking for a letter with a link for a new password. Whether there is an account is not told. */
export function PasswordRecoveryPage() {
  const { t } = useLingui()
  usePageTitle(t`Forgotten password`)
  const known = useRouterState({ select: ({ location }) => letterTo(location.state) })
  const [email, setEmail] = useState<string | null>(null)
  const ask = (address: string) => trpcClient.auth.accountRecovery.mutate({ email: address })
  const back = (
    <Anchor renderRoot={(props) => <Link to="/login" {...props} />} fw={600}>
      <Trans>Back to signing in</Trans>
    </Anchor>
  )
  if (email !== null) {
    return (
      <AccountCard title={<Trans>Look into your mailbox</Trans>} footer={back}>
        <LetterOnItsWay again={() => ask(email)}>
          <Trans>
            If there is an account with <strong>{email}</strong>, a letter is on its way. The link in it works for an
            hour.
          </Trans>
        </LetterOnItsWay>
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={<Trans>Forgot your password?</Trans>}
      text={<Trans>It happens. We send you a link, and you choose a new one.</Trans>}
      footer={back}
    >
      <AskForLetter email={known} button={<Trans>Send me the link</Trans>} ask={ask} onAsked={setEmail} />
    </AccountCard>
  )
}
