import { useLingui } from '@lingui/react/macro'
import { Group, Stack, TextInput } from '@mantine/core'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import { useEffect, useRef, useState } from 'react'
import { useChange } from './change.ts'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { useSaveOnLeave } from './use-save-on-leave.ts'

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
      {quietFrom !== null && quietTo !== null && <HoursFields saved={{ quietFrom, quietTo }} />}
    </Stack>
  )
}

/** The hours, saved when a field is left, since a time that is being typed is often valid too early. */
function HoursFields({ saved }: { saved: Hours }) {
  const { t } = useLingui()
  const change = useChange()
  /** What is not saved yet. The response for one field must not change what is being typed in the other. */
  const [written, setWritten] = useState<Partial<Hours>>({})
  const hours = { ...saved, ...written }
  const { quietFrom, quietTo } = hours
  const isEqual = quietFrom === quietTo
  const { quietFrom: savedFrom, quietTo: savedTo } = saved

  useEffect(() => {
    setWritten(({ quietFrom: from = savedFrom, quietTo: to = savedTo }) => ({
      ...(from !== savedFrom && { quietFrom: from }),
      ...(to !== savedTo && { quietTo: to }),
    }))
  }, [savedFrom, savedTo])

  function save() {
    if (quietFrom === '' || quietTo === '') return setWritten({})
    if (!isEqual && (quietFrom !== savedFrom || quietTo !== savedTo)) void change(hours)
  }

  const fields = useRef<HTMLDivElement>(null)
  useSaveOnLeave(fields, save)

  return (
    <Group ref={fields} align="start">
      <TextInput
        type="time"
        size="md"
        label={t`From`}
        value={quietFrom}
        onChange={({ currentTarget }) => setWritten({ ...written, quietFrom: currentTarget.value.slice(0, 5) })}
        onBlur={save}
      />
      <TextInput
        type="time"
        size="md"
        label={t`To`}
        value={quietTo}
        onChange={({ currentTarget }) => setWritten({ ...written, quietTo: currentTarget.value.slice(0, 5) })}
        onBlur={save}
        error={isEqual ? t`Choose a time other than “From”.` : null}
      />
    </Group>
  )
}
