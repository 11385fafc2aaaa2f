import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { AccountCard } from './AccountCard.tsx'
import { EmailSent } from './EmailSent.tsx'
import { emailSentTo } from './email-sent-to.ts'

/** Shown after signing up on a server that sends e-mails: the account waits for the activation link. */
export function RegisteredPage() {
  const { t } = useLingui()
  usePageTitle(t`One more step`)
  const email = useRouterState({ select: ({ location }) => emailSentTo(location.state) })
  return (
    <AccountCard
      title={<Trans>One more step</Trans>}
      text={<Trans>Account created. Now confirm your e-mail.</Trans>}
      footer={
        <Trans>
          Already opened the link?{' '}
          <Anchor renderRoot={(props) => <Link to="/login" {...props} />} fw={600}>
            Sign in
          </Anchor>
        </Trans>
      }
    >
      <EmailSent again={email === '' ? undefined : () => trpcClient.auth.resendActivation.mutate({ email })}>
        {email === '' ? (
          <Trans>We sent you an e-mail. Open the link within 2 days to start playing.</Trans>
        ) : (
          <Trans>
            We sent an e-mail to <strong>{email}</strong>. Open the link within 2 days to start playing.
          </Trans>
        )}
      </EmailSent>
    </AccountCard>
  )
}
