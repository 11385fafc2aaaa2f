import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { AppRequest } from '@questboard/api/oauth/schema'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { PublicLayout } from '../../layout/PublicLayout.tsx'
import { AccountCard } from '../account/AccountCard.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import type { Consent } from './load-request.ts'

/** The page on which a person allows or refuses an app. */
export function ConsentPage({ request, ...of }: Consent) {
  const { t } = useLingui()
  usePageTitle(t`Connect an app`)
  const [answer, setAnswer] = useState<{ approved: boolean; address: string } | null>(null)
  return (
    <PublicLayout isSignedIn>
      {typeof request === 'string' ? (
        <Broken why={request} />
      ) : answer !== null ? (
        <BackToApp request={request} {...answer} />
      ) : request.refusal ? (
        <NotPossible request={request} address={request.refusal.redirectTo} />
      ) : (
        <ConsentForm {...of} request={request} onAnswer={setAnswer} />
      )}
    </PublicLayout>
  )
}

/** Nothing leads to an address that the app has not registered. */
function Broken({ why }: { why: 'unknown' | 'broken' }) {
  return (
    <AccountCard
      title={
        why === 'unknown' ? (
          <Trans>This app isn’t registered here</Trans>
        ) : (
          <Trans>Something is wrong with this request</Trans>
        )
      }
      text={
        why === 'unknown' ? (
          <Trans>Remove Questboard in the app, and connect it again. Nothing was allowed.</Trans>
        ) : (
          <Trans>Start again in the app. Nothing was allowed.</Trans>
        )
      }
    >
      <Button size="lg" fullWidth renderRoot={(props) => <Link to="/dashboard" {...props} />}>
        <Trans>Open Questboard</Trans>
      </Button>
    </AccountCard>
  )
}

function NotPossible({ request: { app, refusal }, address }: { request: AppRequest; address: string }) {
  return (
    <AccountCard
      title={<Trans>“{app.name}” asks for something that isn’t possible</Trans>}
      text={<Trans>Nothing was allowed. Tell its makers this code: {refusal?.error}</Trans>}
    >
      <Button size="lg" fullWidth component="a" href={address} rel="noreferrer">
        <Trans>Back to the app</Trans>
      </Button>
    </AccountCard>
  )
}

/** Shown while the app opens, and after it if it is an installed one. */
function BackToApp({
  request: { app },
  approved,
  address,
}: {
  request: AppRequest
  approved: boolean
  address: string
}) {
  return (
    <AccountCard
      title={approved ? <Trans>Continue in “{app.name}”</Trans> : <Trans>Nothing was allowed</Trans>}
      text={<Trans>You can close this page when the app has opened.</Trans>}
    >
      <Stack>
        <Button size="lg" fullWidth variant="light" component="a" href={address} rel="noreferrer">
          <Trans>Open the app</Trans>
        </Button>
        {approved && (
          <Text size="sm" c="dimmed">
            <Trans>Disconnect it any time: Settings, Connections.</Trans>
          </Text>
        )}
      </Stack>
    </AccountCard>
  )
}
