import { useLingui } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import { useEffect, useRef, useState } from 'react'
import { useChange } from './change.ts'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { useSaveOnLeave } from './use-save-on-leave.ts'

/** The hour of someone who switches it on for the first time. */
const breakfast = '07:30'

type MorningSummaryProps = {
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
      {digestAt !== null && <HourField saved={digestAt} />}
    </Stack>
  )
}

/** The hour of the summary, saved when the field is left, since a time that is being typed is often valid too early. */
function HourField({ saved }: { saved: string }) {
  const { t } = useLingui()
  const change = useChange()
  /** What is not saved yet. A response must not change what is being typed. */
  const [written, setWritten] = useState<string>()

  useEffect(() => setWritten((time) => (time === saved ? undefined : time)), [saved])

  function save() {
    if (!written || written === saved) return setWritten(undefined)
    void change({ digestAt: written })
  }

  const field = useRef<HTMLInputElement>(null)
  useSaveOnLeave(field, save)

  return (
    <TextInput
      ref={field}
      type="time"
      size="md"
      style={{ alignSelf: 'start' }}
      label={t`At`}
      value={written ?? saved}
      onChange={({ currentTarget }) => setWritten(currentTarget.value.slice(0, 5))}
      onBlur={save}
    />
  )
}
