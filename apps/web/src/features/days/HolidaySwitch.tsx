import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Switch, Text } from '@mantine/core'
import { useHoliday } from './use-holiday.ts'

/** Starts and ends a holiday. No confirmation is needed, because nothing is lost. */
export function HolidaySwitch() {
  const { t } = useLingui()
  const { isOn, setHoliday } = useHoliday()
  return (
    <Stack gap="xs">
      <Switch
        size="lg"
        label={t`I’m on holiday`}
        checked={isOn}
        onChange={(event) => void setHoliday(event.currentTarget.checked)}
        aria-describedby="holiday-means"
      />
      <Text size="sm" c="dimmed" id="holiday-means">
        {isOn ? (
          <Trans>Enjoy the break! Streaks and missions are paused. Turn holiday mode off to complete tasks.</Trans>
        ) : (
          <Trans>
            Missed tasks won’t cost gold, and streaks and missions are paused. You can’t complete tasks until you’re
            back.
          </Trans>
        )}
      </Text>
    </Stack>
  )
}
