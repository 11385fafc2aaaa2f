import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { session } from '../../app/trpc.ts'
import { AccountCard } from '../account/AccountCard.tsx'

type Explanation = { title: ReactNode; text: ReactNode }

/** Why the link of an invitation does not work, and what to do about it. */
export function ClosedInvitation({ code }: { code: string }) {
  const { title, text } = (Object.hasOwn(reasons, code) && reasons[code]) || unknown
  const isAccepted = code === 'inviteAlreadyAccepted'
  return (
    <AccountCard title={title} text={text}>
      {session.isSignedIn ? (
        <Button size="lg" fullWidth renderRoot={(props) => <Link to="/dashboard" {...props} />}>
          <Trans>To my dashboard</Trans>
        </Button>
      ) : (
        <Button
          size="lg"
          fullWidth
          renderRoot={(props) => (
            <Link to="/login" search={{ redirect: isAccepted ? '/groups' : undefined }} {...props} />
          )}
        >
          <Trans>Sign in</Trans>
        </Button>
      )}
    </AccountCard>
  )
}

const unknown: Explanation = {
  title: <Trans>This invitation is gone</Trans>,
  text: <Trans>It was taken back, replaced or mistyped. Ask for a new invitation.</Trans>,
}

const reasons: Record<string, Explanation> = {
  groupInvitationLinkExpired: {
    title: <Trans>This invitation has expired</Trans>,
    text: <Trans>Invitations work for 7 days. Ask for a new one.</Trans>,
  },
  inviteAlreadyAccepted: {
    title: <Trans>This invitation was already accepted</Trans>,
    text: <Trans>Each link works once. Your group is waiting for you inside.</Trans>,
  },
}
