import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { AccountCard } from './AccountCard.tsx'
import { LetterOnItsWay } from './LetterOnItsWay.tsx'
import { letterTo } from './letter-to.ts'

/** After signing up where letters reach mailboxes: the account waits for the link of one. */
export function RegisteredPage() {
  const { t } = useLingui()
  usePageTitle(t`One more step`)
  const email = useRouterState({ select: ({ location }) => letterTo(location.state) })
  return (
    <AccountCard
      title={<Trans>One more step</Trans>}
      text={<Trans>Your account is made. Now show that the mailbox is yours.</Trans>}
      footer={
        <Trans>
          Opened the link already?{' '}
          <Anchor renderRoot={(props) => <Link to="/login" {...props} />} fw={600}>
            Sign in
          </Anchor>
        </Trans>
      }
    >
      <LetterOnItsWay again={email === '' ? undefined : () => trpcClient.auth.resendActivation.mutate({ email })}>
        {email === '' ? (
          <Trans>We sent you a letter. Open the link in it within two days, and the game begins.</Trans>
        ) : (
          <Trans>
            We sent a letter to <strong>{email}</strong>. Open the link in it within two days, and the game begins.
          </Trans>
        )}
      </LetterOnItsWay>
    </AccountCard>
  )
}
