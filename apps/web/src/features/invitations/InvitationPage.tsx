import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { justJoined } from '../../app/just-joined.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { showAlert } from '../../ui/alerts.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { OtherAccountCard } from '../account/OtherAccountCard.tsx'
import { ClosedInvitation } from './ClosedInvitation.tsx'
import type { LinkState, OpenLink } from './check-invitation.ts'
import { InvitedBy } from './InvitedBy.tsx'
import { invitationAddress } from './link.ts'

type InvitationPageProps = { token: string; link: LinkState }

type Outcome =
  | { to: 'signIn' }
  | { to: 'closed'; code: string }
  | { to: 'joined'; group: { groupId: string; groupName: string } }

/** An invitation opened by a link. Only its button accepts, because mail filters open links too. */
export function InvitationPage({ token, link }: InvitationPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Group invitation`)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (outcome?.to === 'joined') return <Joined {...outcome.group} />
  if (outcome?.to === 'signIn' && link.state === 'open') return <SignInFirst token={token} email={link.email} />
  const code = outcome?.to === 'closed' ? outcome.code : link.state === 'closed' ? link.code : null
  if (code !== null || link.state === 'closed') return <ClosedInvitation code={code ?? 'tokenDoesNotExist'} />
  const { user } = session
  if (session.isSignedIn && user && user.email !== link.email) {
    return <ForOtherAccount token={token} email={link.email} name={user.name} ownEmail={user.email} />
  }
  return <Open token={token} link={link} onOutcome={setOutcome} />
}

const closing = new Set(['groupInvitationLinkExpired', 'inviteAlreadyAccepted', 'tokenDoesNotExist'])

type OpenProps = { token: string; link: OpenLink; onOutcome: (outcome: Outcome) => void }

function Open({ token, link, onOutcome }: OpenProps) {
  const { email } = link
  const router = useRouter()
  const { send, isSending, problem } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (!closing.has(code)) return failureText(code)
    // The link is valid, but belongs to another account, which has to sign in.
    const isOther = code === 'tokenDoesNotExist' && !session.isSignedIn
    onOutcome(isOther ? { to: 'signIn' } : { to: 'closed', code })
    return null
  })

  const accept = () =>
    send(async () => {
      const { hasAccount, ...group } = await trpcClient.auth.acceptEmailInvitation.mutate({ token })
      if (!hasAccount) return router.navigate({ to: '/group-sign-up', search: { token } })
      justJoined.write(group.groupId)
      if (!session.isSignedIn) return onOutcome({ to: 'joined', group })
      void trpcUtils.groups.invalidate()
      showAlert({ color: 'green', message: joinedText(group.groupName) })
      await router.navigate({ href: `/groups/${group.groupId}` })
    })

  return (
    <AccountCard title={<Trans>You’re invited</Trans>} text={<InvitedBy link={link} />}>
      <Stack>
        <FormProblem text={problem} />
        <Text>
          <Trans>
            The invitation is for <strong>{email}</strong>.
          </Trans>
        </Text>
        <Button size="lg" loading={isSending} onClick={() => void accept()}>
          <Trans>Accept invitation</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}

function joinedText(groupName: string): string {
  const group = shortTitle(groupName)
  return t`You’ve joined “${group}”.`
}

function Joined({ groupId, groupName }: { groupId: string; groupName: string }) {
  return (
    <AccountCard title={<Trans>You’re in!</Trans>} text={joinedText(groupName)}>
      <Button
        size="lg"
        fullWidth
        renderRoot={(props) => <Link to="/login" search={{ redirect: `/groups/${groupId}` }} {...props} />}
      >
        <Trans>Sign in and see it</Trans>
      </Button>
    </AccountCard>
  )
}

function SignInFirst({ token, email }: { token: string; email: string }) {
  return (
    <AccountCard
      title={<Trans>Sign in to accept it</Trans>}
      text={
        <Trans>
          <strong>{email}</strong> already has an account. Sign in with it to join the group.
        </Trans>
      }
    >
      <Button
        size="lg"
        fullWidth
        renderRoot={(props) => <Link to="/login" search={{ redirect: invitationAddress(token) }} {...props} />}
      >
        <Trans>Sign in</Trans>
      </Button>
    </AccountCard>
  )
}

type ForOtherAccountProps = { token: string; email: string; name: string; ownEmail: string }

function ForOtherAccount({ token, email, name, ownEmail }: ForOtherAccountProps) {
  const router = useRouter()
  return (
    <OtherAccountCard
      title={<Trans>This invitation is for someone else</Trans>}
      text={
        <Trans>
          It was sent to <strong>{email}</strong>, but you’re signed in as {name} ({ownEmail}). Only that account can
          accept it.
        </Trans>
      }
      name={name}
      openAgain={() => router.navigate({ to: '/verify-group-email-invitation', search: { token } })}
    />
  )
}
