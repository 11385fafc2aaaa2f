import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Switch, Text } from '@mantine/core'
import { useStore } from '../../ui/store.ts'
import { setSounds, soundsOn } from './sounds.ts'

/** Switches sounds on this device. Switching on plays one. */
export function SoundSwitch() {
  const { t } = useLingui()
  const isOn = useStore(soundsOn)

  function turn(on: boolean) {
    setSounds(on)
    if (on) import('./play.ts').then(({ play }) => play('coin')).catch(() => {})
  }

  return (
    <Stack gap="xs">
      <Switch
        size="lg"
        label={t`Play sounds`}
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
        aria-describedby="sounds-mean"
      />
      <Text size="sm" c="dimmed" id="sounds-mean">
        <Trans>A short sound for each coin, step and card, and a fanfare for a new level.</Trans>
      </Text>
    </Stack>
  )
}
