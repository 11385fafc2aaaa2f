import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, Text } from '@mantine/core'
import type { DayOff } from '@questboard/api/days-off/schema'
import { type FormEvent, useState } from 'react'
import { formatDate } from '../../app/format-dates.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { announce } from '../../ui/toasts.ts'
import { addDays } from '../days/calendar.ts'
import { weekdayNameOf } from '../days/weekday-names.ts'
import { type NewDayOff, prepareDaysOff, type Whose } from './save-days-off.ts'

/** The days that can be reported, from yesterday back. */
const daysAgo = [1, 2, 3]

/** How many can be reported in a month. */
const maxSick = 2

type SickFormProps = { whose: Whose; days: readonly DayOff[]; today: string; close: () => void }

/** Asks which of the last days the player was ill. It cannot be taken back, so the form says what it does. */
export function SickForm({ whose, days, today, close }: SickFormProps) {
  const { t } = useLingui()
  const isOff = (day: string) => days.some(({ from, to }) => from <= day && (to === null || day <= to))
  const sickInMonth = (day: string) =>
    days.filter(({ kind, from }) => kind === 'sick' && from.slice(0, 7) === day.slice(0, 7)).length
  const choices = daysAgo.map((ago) => addDays(today, -ago)).filter((day) => !isOff(day) && sickInMonth(day) < maxSick)
  const [day, setDay] = useState(choices[0] ?? '')
  const { send, ...state } = useSubmit()
  const [save] = useState(() => repeatable((written: NewDayOff) => prepareDaysOff(whose, written)))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (day === '') return
    void send(async () => {
      await save({ kind: 'sick', from: day, to: day })
      announce(t`Done. What was lost on that day is back.`)
      close()
    })
  }

  return (
    <form ref={takeFocus} tabIndex={-1} onSubmit={submit} noValidate>
      <Stack gap="sm">
        {choices.length === 0 ? (
          <Text>
            <Trans>The last 3 days are already days off, or this month’s 2 sick days are used up.</Trans>
          </Text>
        ) : (
          <Radio.Group label={t`Which day?`} value={day} onChange={setDay}>
            <Stack gap="xs" mt="xs">
              {choices.map((choice) => (
                <Radio
                  key={choice}
                  value={choice}
                  label={`${weekdayNameOf(choice, 'long')}, ${formatDate(choice)}`}
                  size="md"
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            Gold, streaks and missions lost on that day come back. You can do this on 2 days a month, and you can’t undo
            it.
          </Trans>
        </Text>
        <FormButtons {...state} close={close} disabled={choices.length === 0}>
          {whose ? <Trans>Ill that day</Trans> : <Trans>I was ill that day</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
