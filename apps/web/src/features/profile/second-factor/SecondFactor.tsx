import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { SecondFactorState } from '@questboard/api/auth/second-factor/schema'
import { formatDate } from '../../../app/format-dates.ts'
import { NotYetLoaded } from '../../../app/NotYetLoaded.tsx'
import { trpc } from '../../../app/trpc.ts'
import { openDialog } from '../../../ui/dialogs.ts'

/** Below this, the number of recovery codes is worth a warning. */
const fewCodes = 3

/** Whether signing in asks for a code, and how to change that. */
export function SecondFactor() {
  const query = trpc.secondFactor.read.useQuery({}, { staleTime: 0 })
  if (!query.data) return <NotYetLoaded query={query} title={<Trans>Couldn’t load the code for signing in</Trans>} />
  return query.data.on ? <On state={query.data} /> : <Off />
}

function Off() {
  const setUp = () =>
    open(<Trans>Ask for a code</Trans>, async () => {
      const { SetUp } = await import('./SetUp.tsx')
      return (close) => <SetUp replaces={false} close={close} />
    })
  return (
    <Stack align="flex-start" gap="sm">
      <Text size="sm">
        <Trans>
          Then signing in also takes 6 digits from an app on your phone, such as Aegis, Google Authenticator or your
          password manager. Passkeys need no code.
        </Trans>
      </Text>
      <Button onClick={setUp}>
        <Trans>Turn on</Trans>
      </Button>
    </Stack>
  )
}

function On({ state: { since, recoveryCodesLeft: left } }: { state: SecondFactorState }) {
  const { t } = useLingui()
  const day = since === null ? '' : formatDate(since)
  const change = (kind: 'codes' | 'off', title: React.ReactNode) =>
    open(title, async () => {
      const { ChangeForm } = await import('./ChangeForm.tsx')
      return (close) => <ChangeForm kind={kind} close={close} />
    })
  const replace = () =>
    open(<Trans>New phone or app</Trans>, async () => {
      const { SetUp } = await import('./SetUp.tsx')
      return (close) => <SetUp replaces close={close} />
    })
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
        <Button variant="default" onClick={replace}>
          <Trans>New phone or app</Trans>
        </Button>
        <Button variant="default" onClick={() => change('codes', <Trans>New recovery codes</Trans>)}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button variant="outline" color="red" onClick={() => change('off', <Trans>Sign in without a code?</Trans>)}>
          <Trans>Turn off</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function open(title: React.ReactNode, load: () => Promise<(close: () => void) => React.ReactNode>): void {
  void load().then((render) => openDialog({ title, width: 460, render }))
}
