import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { stoppedName } from '../notifications/stopped-name.ts'
import { AccountCard } from './AccountCard.tsx'

/** The page behind the link that stops e-mails. Only its button stops them, since mail filters open links too. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useLingui()
  usePageTitle(t`Stop these e-mails`)
  const [outcome, setOutcome] = useState<'open' | 'stopped' | 'unknown'>('open')
  const { send, isSending, problem } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code !== 'tokenDoesNotExist') return failureText(code)
    setOutcome('unknown')
    return null
  })
  const stop = () =>
    send(async () => {
      await trpcClient.preferences.unsubscribe.mutate({ token })
      setOutcome('stopped')
    })

  if (outcome === 'stopped') {
    return (
      <AccountCard
        title={<Trans>You won’t get these e-mails any more</Trans>}
        text={
          <>
            <Stopped token={token} /> <Trans>You can turn them on again in your settings.</Trans>
          </>
        }
      >
        <Home />
      </AccountCard>
    )
  }
  if (outcome === 'unknown') {
    return (
      <AccountCard
        title={<Trans>This link doesn’t work</Trans>}
        text={<Trans>Open it from the e-mail again, or turn these e-mails off in your settings.</Trans>}
      >
        <Home />
      </AccountCard>
    )
  }
  return (
    <AccountCard
      title={<Trans>Stop these e-mails?</Trans>}
      text={
        <>
          <Stopped token={token} /> <Trans>Nothing else changes.</Trans>
        </>
      }
    >
      <Stack>
        <FormProblem text={problem} />
        <Button size="lg" fullWidth loading={isSending} onClick={() => void stop()}>
          <Trans>Stop them</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}

/** Which e-mails a link stops. Its token begins with their kind. */
function Stopped({ token }: { token: string }): ReactNode {
  const kind = token.split('.')[0] ?? ''
  if (kind === 'digest') return <Trans>The morning summary.</Trans>
  if (kind === 'weekly') return <Trans>The weekly e-mail.</Trans>
  if (kind === 'reminder') return <Trans>E-mails with your reminders.</Trans>
  const name = stoppedName(kind)
  if (name === undefined) return <Trans>All e-mails about notifications.</Trans>
  return <Trans>E-mails like “{name}”.</Trans>
}

function Home() {
  return (
    <Button size="lg" fullWidth renderRoot={(props) => <Link to="/dashboard" {...props} />}>
      <Trans>Open Questboard</Trans>
    </Button>
  )
}
