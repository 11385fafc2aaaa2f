import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Switch, Text } from '@mantine/core'
import type { PushState } from '@questboard/api/push/schema'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { useFailureText } from '../../app/use-failure-text.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { nameOfThisDevice } from './device-name.ts'
import { HowToInstall } from './HowToInstall.tsx'
import { keepPushes } from './keep-alive.ts'
import { PushDeviceRow } from './PushDeviceRow.tsx'
import { removePushDevice } from './remove.ts'
import { currentSubscription, NotAllowed, switchOn } from './subscription.ts'
import { pushSupport } from './support.ts'

/** Notifications of the operating system: a switch for this device, and all devices that get them. */
export function PushDevices() {
  const query = trpc.push.read.useQuery({}, { staleTime: 0 })
  const { data } = query
  const { t } = useLingui()
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the list</Trans>} />
  return (
    <Stack>
      <OnThisDevice state={data} />
      {data.devices.length > 0 && (
        <ul aria-label={t`Devices that get notifications`}>
          {data.devices.map((device) => (
            <PushDeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** Whether this browser is subscribed. The server may still list a device whose subscription is gone. */
const useSubscribed = () =>
  useQuery({
    queryKey: ['push', 'subscribed'],
    queryFn: async () => (await currentSubscription()) !== null,
    staleTime: 0,
  })

function OnThisDevice({ state: { publicKey, devices } }: { state: PushState }) {
  const { t } = useLingui()
  const [support, setSupport] = useState(pushSupport)
  const { data: isSubscribed = false, refetch } = useSubscribed()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const failure = useFailureText(problem)
  const utils = trpc.useUtils()
  const router = useRouter()
  const own = devices.find(({ current }) => current)
  const control = useRef<HTMLInputElement>(null)
  const count = devices.length
  const countBefore = useRef(count)
  useEffect(() => {
    // The row of the pressed button has gone, and the focus with it.
    if (count < countBefore.current) focusIfLost(control.current)
    countBefore.current = count
  }, [count])
  if (support === 'installed') return <HowToInstall />
  if (support === 'no') {
    return (
      <Text>
        <Trans>This browser can’t show notifications while Questboard is closed. Try another browser.</Trans>
      </Text>
    )
  }

  async function toggle(on: boolean) {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      if (on) {
        await switchOn(publicKey, nameOfThisDevice())
        keepPushes(router)
      }
      if (!on && own) await removePushDevice(own)
    } catch (error) {
      if (!(error instanceof NotAllowed)) setProblem(error)
    }
    setSupport(pushSupport())
    await Promise.all([utils.push.read.invalidate(), refetch()])
    setBusy(false)
  }

  return (
    <Stack gap="xs">
      <Switch
        ref={control}
        size="lg"
        label={t`On this device`}
        checked={own !== undefined && isSubscribed}
        disabled={support === 'denied'}
        // A disabled one would lose the focus.
        aria-disabled={isBusy || undefined}
        opacity={isBusy ? 0.6 : undefined}
        onChange={(event) => void toggle(event.currentTarget.checked)}
        aria-describedby="push-means"
      />
      <Text size="sm" c="dimmed" id="push-means">
        {support === 'denied' ? (
          <Trans>
            Notifications are blocked for this site. Open the site settings next to the address, allow notifications,
            and reload the page.
          </Trans>
        ) : (
          <Trans>You can approve a task from its notification, too.</Trans>
        )}
      </Text>
      {support === 'denied' && (
        <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => window.location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
      )}
      <FormProblem text={problem === undefined ? null : failure} />
    </Stack>
  )
}
