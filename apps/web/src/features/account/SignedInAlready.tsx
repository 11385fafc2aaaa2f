import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '../../app/sign-out.ts'
import { session } from '../../app/trpc.ts'
import { AccountCard } from './AccountCard.tsx'

/**
 * Stands for the page of a link to an account when someone else is signed in, as on the computer of a family.
 * @param openAgain opens the page of the link again, for a visitor
 */
export function SignedInAlready({ openAgain }: { openAgain: () => unknown }) {
  const [leaving, setLeaving] = useState(false)
  const [name] = useState(session.user?.name ?? '')

  async function leave() {
    setLeaving(true)
    if (await signOut()) await openAgain()
    else setLeaving(false)
  }

  return (
    <AccountCard title={<Trans>You’re already signed in</Trans>}>
      <Stack>
        <Text>
          <Trans>This link is for another account, but you’re signed in as {name}.</Trans>
        </Text>
        <Button size="lg" loading={leaving} onClick={() => void leave()}>
          <Trans>Sign out and continue</Trans>
        </Button>
        <Button size="lg" variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
          <Trans>Stay here as {name}</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}
