import { useLingui } from '@lingui/react/macro'
import { Group, Stack, TextInput } from '@mantine/core'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import { useState } from 'react'
import { useChange } from './change.ts'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'

/** The hours of someone who switches them on for the first time. */
const night = { quietFrom: '22:00', quietTo: '07:00' }

type Hours = { quietFrom: string; quietTo: string }

/** The hours in which nothing is pushed. */
export function QuietHours({ preferences: { quietFrom, quietTo } }: { preferences: NotificationPreferences }) {
  const { t } = useLingui()
  return (
    <Stack>
      <PreferenceSwitch
        label={t`Quiet hours`}
        isOn={quietFrom !== null}
        change={(on) => (on ? night : { quietFrom: null, quietTo: null })}
      />
      {quietFrom !== null && quietTo !== null && (
        <HoursFields key={`${quietFrom} ${quietTo}`} saved={{ quietFrom, quietTo }} />
      )}
    </Stack>
  )
}

/** They are saved when a field is left, since a time that is being typed is often valid too early. */
function HoursFields({ saved }: { saved: Hours }) {
  const { t } = useLingui()
  const change = useChange()
  const [hours, setHours] = useState(saved)
  const { quietFrom, quietTo } = hours
  const isEqual = quietFrom === quietTo

  function save() {
    if (quietFrom === '' || quietTo === '') return setHours(saved)
    if (!isEqual && (quietFrom !== saved.quietFrom || quietTo !== saved.quietTo)) void change(hours)
  }

  return (
    <Group align="start">
      <TextInput
        type="time"
        size="md"
        label={t`From`}
        value={quietFrom}
        onChange={({ currentTarget }) => setHours({ ...hours, quietFrom: currentTarget.value.slice(0, 5) })}
        onBlur={save}
      />
      <TextInput
        type="time"
        size="md"
        label={t`To`}
        value={quietTo}
        onChange={({ currentTarget }) => setHours({ ...hours, quietTo: currentTarget.value.slice(0, 5) })}
        onBlur={save}
        error={isEqual ? t`Choose a time other than “From”.` : null}
      />
    </Group>
  )
}
