import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { CalendarState } from '@questboard/api/calendar/schema'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { announce } from '../../ui/toasts.ts'
import { Ago } from '../notifications/Ago.tsx'
import { HowToSubscribe } from './HowToSubscribe.tsx'
import { makeAddress, removeAddress, renewAddress } from './manage.tsx'
import { NewAddress } from './NewAddress.tsx'

/** The settings for the calendar feed of missions and tasks. Its address is shown once, when it is created. */
export function CalendarAddress() {
  const { t } = useLingui()
  const query = trpc.calendar.state.useQuery({}, { staleTime: 0 })
  const [address, setAddress] = useState<string | null>(null)
  const { send, isSending, problem } = useSubmit()

  async function run(button: HTMLElement, work: () => Promise<string | null | undefined>): Promise<void> {
    await send(async () => {
      const created = await work()
      if (created !== undefined) setAddress(created)
      if (created) announce(t`Address created. Copy it now.`)
    })
    // A button that is disabled meanwhile loses the focus, also to the dialog that asks.
    afterPaint(() => focusIfLost(button.isConnected ? button : null))
  }

  const { data: state } = query
  if (state === undefined) {
    const skeleton = <Skeleton height={36} width="14rem" radius="md" />
    return <LoadingOrError query={query} title={<Trans>Couldn’t load the address</Trans>} skeleton={skeleton} />
  }
  return (
    <Stack gap="md">
      <FormProblem text={problem} />
      {address !== null && <NewAddress key={address} address={address} />}
      {state === null ? (
        <div>
          <Button
            variant="light"
            leftSection={<IconCalendarPlus size={20} />}
            loading={isSending}
            onClick={({ currentTarget }) => void run(currentTarget, makeAddress)}
          >
            <Trans>Create address</Trans>
          </Button>
        </div>
      ) : (
        <>
          <Standing state={state} />
          <Group gap="sm">
            <Button
              variant="default"
              loading={isSending}
              onClick={({ currentTarget }) => void run(currentTarget, renewAddress)}
            >
              <Trans>New address</Trans>
            </Button>
            <Button
              variant="subtle"
              color="red"
              disabled={isSending}
              onClick={({ currentTarget }) => void run(currentTarget, removeAddress)}
            >
              <Trans>Remove address</Trans>
            </Button>
          </Group>
        </>
      )}
      <HowToSubscribe />
    </Stack>
  )
}

/** When the address was created, and when a calendar last read it. */
function Standing({ state: { createdAt, lastReadAt } }: { state: CalendarState }) {
  const day = formatDate(createdAt)
  return (
    <Text size="sm" c="dimmed">
      <Trans>Created on {day}.</Trans>{' '}
      {lastReadAt === null ? (
        <Trans>Not used yet.</Trans>
      ) : (
        <Trans>
          Last read: <Ago at={lastReadAt} />
        </Trans>
      )}
    </Text>
  )
}
