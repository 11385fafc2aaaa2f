import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Switch, Text } from '@mantine/core'
import { useHoliday } from './use-holiday.ts'

/** Starts and ends a holiday. No confirmation is needed, because nothing is lost. */
export function HolidaySwitch() {
  const { t } = useLingui()
  const { isOn, refetch } = useHoliday()
  return (
    <Stack gap="xs">
      <Switch
        size="lg"
        label={t`I am on holiday`}
        checked={isOn}
        onChange={(event) => void refetch(event.currentTarget.checked)}
        aria-describedby="holiday-means"
      />
      <Text size="sm" c="dimmed" id="holiday-means">
        {isOn ? (
          <Trans>
            Enjoy it. Nothing costs gold, and streaks and missions wait. Switch it off to complete tasks again.
          </Trans>
        ) : (
          <Trans>
            Nothing that is missed costs gold, and streaks and missions wait for you. Nothing is completed meanwhile.
          </Trans>
        )}
      </Text>
    </Stack>
  )
}
