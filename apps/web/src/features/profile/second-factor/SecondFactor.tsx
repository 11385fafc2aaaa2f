import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { SecondFactorState } from '@questboard/api/auth/second-factor/schema'
import type { ReactNode } from 'react'
import { formatDate } from '../../../app/format-dates.ts'
import { LoadingOrError } from '../../../app/LoadingOrError.tsx'
import { openLoaded } from '../../../app/mutations/open-loaded.ts'
import { trpc } from '../../../app/trpc.ts'

/** Below this, the number of recovery codes is worth a warning. */
const fewCodes = 3

/** Whether signing in asks for a code, and how to change that. */
export function SecondFactor() {
  const query = trpc.secondFactor.read.useQuery({}, { staleTime: 0 })
  if (!query.data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the sign-in code</Trans>} />
  return query.data.on ? <On state={query.data} /> : <Off />
}

function Off() {
  return (
    <Stack align="flex-start" gap="sm">
      <Text size="sm">
        <Trans>
          When you sign in, you also enter 6 digits from an app on your phone, such as Aegis, Google Authenticator or
          your password manager. Passkeys need no code.
        </Trans>
      </Text>
      <Button onClick={() => openSetUp(<Trans>Ask for a code</Trans>, false)}>
        <Trans>Turn on</Trans>
      </Button>
    </Stack>
  )
}

function On({ state: { since, recoveryCodesLeft: left } }: { state: SecondFactorState }) {
  const { t } = useLingui()
  const day = since === null ? '' : formatDate(since)
  return (
    <Stack align="flex-start" gap="sm">
      <Text fw={600}>
        <Trans>On since {day}</Trans>
      </Text>
      <Text size="sm" c={left < fewCodes ? 'orange' : 'dimmed'}>
        {t`Recovery codes left: ${left}.`} {left < fewCodes && <Trans>Make new ones before they run out.</Trans>}
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>Lost your phone? Choose “New phone or app” and enter a recovery code.</Trans>
      </Text>
      <Group>
        <Button variant="default" onClick={() => openSetUp(<Trans>New phone or app</Trans>, true)}>
          <Trans>New phone or app</Trans>
        </Button>
        <Button variant="default" onClick={() => openChange(<Trans>New recovery codes</Trans>, 'codes')}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button variant="outline" color="red" onClick={() => openChange(<Trans>Sign in without a code?</Trans>, 'off')}>
          <Trans>Turn off</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function openSetUp(title: ReactNode, replaces: boolean): void {
  openLoaded({
    title,
    width: 460,
    load: () => import('./SetUp.tsx'),
    render: ({ SetUp }, close) => <SetUp replaces={replaces} close={close} />,
  })
}

function openChange(title: ReactNode, kind: 'codes' | 'off'): void {
  openLoaded({
    title,
    width: 460,
    load: () => import('./ChangeForm.tsx'),
    render: ({ ChangeForm }, close) => <ChangeForm kind={kind} close={close} />,
  })
}
