import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { AccountCard } from './AccountCard.tsx'

/** Replaces the form for a new password on a server where no one signs in with one. */
export function NoPasswords() {
  return (
    <AccountCard
      title={<Trans>No password needed</Trans>}
      text={<Trans>Here you sign in with another service. Forgot its password? Reset it there.</Trans>}
    >
      <Button size="lg" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
        <Trans>Back to sign-in</Trans>
      </Button>
    </AccountCard>
  )
}
