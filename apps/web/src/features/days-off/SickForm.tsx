import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, Text } from '@mantine/core'
import type { DayOff } from '@questboard/api/days-off/schema'
import { type FormEvent, useState } from 'react'
import { formatDate } from '../../app/format-dates.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { announce } from '../../ui/toasts.ts'
import { addDays } from '../days/calendar.ts'
import { draftOf, type NewDayOff, type Whose } from './ways.ts'

/** The days that can be reported, from yesterday back. */
const daysAgo = [1, 2, 3]

/** How many can be reported in a month. */
const mostSick = 2

type SickFormProps = { whose: Whose; days: readonly DayOff[]; today: string; close: () => void }

/** Asks which of the last days the player was ill. It cannot be taken back, so the form says what it does. */
export function SickForm({ whose, days, today, close }: SickFormProps) {
  const { t, i18n } = useLingui()
  const isOff = (day: string) => days.some(({ from, to }) => from <= day && (to === null || day <= to))
  const sickInMonth = (day: string) =>
    days.filter(({ kind, from }) => kind === 'sick' && from.slice(0, 7) === day.slice(0, 7)).length
  const choices = daysAgo.map((ago) => addDays(today, -ago)).filter((day) => !isOff(day) && sickInMonth(day) < mostSick)
  const [day, setDay] = useState(choices[0] ?? '')
  const { send, ...state } = useSubmit()
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' })
  const [save] = useState(() => repeatable((written: NewDayOff) => draftOf(whose, written)))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (day === '') return
    void send(async () => {
      await save({ kind: 'sick', from: day, to: day })
      announce(t`Done. What was missed on that day is back.`)
      close()
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {choices.length === 0 ? (
          <Text>
            <Trans>The last 3 days are days off already, or this month has 2 days of illness.</Trans>
          </Text>
        ) : (
          <Radio.Group label={t`Which day?`} value={day} onChange={setDay}>
            <Stack gap="xs" mt="xs">
              {choices.map((one) => (
                <Radio key={one} value={one} label={`${weekday.format(new Date(one))}, ${formatDate(one)}`} size="md" />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            Lost gold, streaks and missions of that day come back. It works for 2 days a month and can’t be taken back.
          </Trans>
        </Text>
        <FormButtons {...state} close={close} disabled={choices.length === 0}>
          {whose ? <Trans>Ill that day</Trans> : <Trans>I was ill that day</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
