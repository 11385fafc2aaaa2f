import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { ofSession } from '../../app/of-session.ts'
import { trpc } from '../../app/trpc.ts'

/** Switches whether quick add reads dates. */
export function QuickAddSwitch() {
  const { t } = useLingui()
  const utils = trpc.useUtils()
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const { mutateAsync } = trpc.profile.update.useMutation()
  // The mutation's own pending state changes too late for a switch.
  const [wanted, setWanted] = useState<boolean>()

  async function turn(on: boolean) {
    setWanted(on)
    try {
      const saved = await ofSession(mutateAsync({ quickAddDates: on }))
      if (saved) utils.profile.read.setData({}, saved)
    } catch {
      // An alert says why.
    } finally {
      setWanted(undefined)
    }
  }

  return (
    <Stack gap="xs">
      <Switch
        size="lg"
        label={t`Read dates`}
        checked={wanted ?? profile.quickAddDates}
        onChange={(event) => void turn(event.currentTarget.checked)}
        aria-describedby="quick-add-means"
      />
      <Text size="sm" c="dimmed" id="quick-add-means">
        <Trans>“Call the bank tomorrow 9:00” becomes “Call the bank”, due tomorrow at 9:00.</Trans>
      </Text>
    </Stack>
  )
}
