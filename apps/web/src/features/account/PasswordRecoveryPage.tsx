import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { AccountCard } from './AccountCard.tsx'
import { EmailSent } from './EmailSent.tsx'
import { emailSentTo } from './email-sent-to.ts'
import { NoPasswords } from './NoPasswords.tsx'
import { RequestEmail } from './RequestEmail.tsx'

/** Requests an e-mail with a link for a new password. It never reveals whether the account exists. */
export function PasswordRecoveryPage({ byPassword = true }: { byPassword?: boolean }) {
  const { t } = useLingui()
  usePageTitle(t`Forgot password`)
  const known = useRouterState({ select: ({ location }) => emailSentTo(location.state) })
  const [email, setEmail] = useState<string | null>(null)
  const ask = (address: string) => trpcClient.auth.accountRecovery.mutate({ email: address })
  const back = (
    <Anchor renderRoot={(props) => <Link to="/login" {...props} />} fw={600}>
      <Trans>Back to sign-in</Trans>
    </Anchor>
  )
  if (!byPassword) return <NoPasswords />
  if (email !== null) {
    return (
      <AccountCard title={<Trans>Check your inbox</Trans>} footer={back}>
        <EmailSent again={() => ask(email)}>
          <Trans>
            If <strong>{email}</strong> has an account, a link is on its way. It works for 1 hour.
          </Trans>
        </EmailSent>
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={<Trans>Forgot your password?</Trans>}
      text={<Trans>It happens. We’ll e-mail you a link to choose a new one.</Trans>}
      footer={back}
    >
      <RequestEmail email={known} button={<Trans>Send me a link</Trans>} ask={ask} onAsked={setEmail} />
    </AccountCard>
  )
}
