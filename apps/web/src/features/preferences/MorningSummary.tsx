import { useLingui } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import { useState } from 'react'
import { useChange } from './change.ts'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'

/** The hour of someone who switches it on for the first time. */
const breakfast = '07:30'

interface MorningSummaryProps {
  preferences: NotificationPreferences
  /** Whether the server sends e-mails. */
  hasMail: boolean
}

/** The tasks of the day, on the devices or by e-mail, and its hour. */
export function MorningSummary({ preferences: { digestAt }, hasMail }: MorningSummaryProps) {
  const { t } = useLingui()
  return (
    <Stack>
      <PreferenceSwitch
        label={t`Morning summary`}
        description={
          hasMail
            ? t`On your devices. By e-mail if none of them gets notifications.`
            : t`On your devices, if they get notifications.`
        }
        isOn={digestAt !== null}
        change={(on) => ({ digestAt: on ? breakfast : null })}
      />
      {digestAt !== null && <HourField key={digestAt} saved={digestAt} />}
    </Stack>
  )
}

/** It is saved when the field is left, since a time that is being typed is often valid too early. */
function HourField({ saved }: { saved: string }) {
  const { t } = useLingui()
  const change = useChange()
  const [time, setTime] = useState(saved)

  function save() {
    if (time === '') return setTime(saved)
    if (time !== saved) void change({ digestAt: time })
  }

  return (
    <TextInput
      type="time"
      size="md"
      style={{ alignSelf: 'start' }}
      label={t`At`}
      value={time}
      onChange={({ currentTarget }) => setTime(currentTarget.value.slice(0, 5))}
      onBlur={save}
    />
  )
}
