import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { signOut } from '../../app/sign-out.ts'
import { AccountCard } from './AccountCard.tsx'

type OtherAccountCardProps = {
  title: ReactNode
  text: ReactNode
  /** Of the account that is signed in. */
  name: string
  /** Opens the page of the link again, for a visitor. */
  openAgain: () => unknown
}

/** The page of a link when another account than that of the link is signed in. */
export function OtherAccountCard({ title, text, name, openAgain }: OtherAccountCardProps) {
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    if (await signOut()) await openAgain()
    else setLeaving(false)
  }

  return (
    <AccountCard title={title}>
      <Stack>
        <Text>{text}</Text>
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
