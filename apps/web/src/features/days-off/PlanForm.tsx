import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { addDayOffInput } from '@questboard/api/days-off/schema'
import { type FormEvent, useState } from 'react'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { announce } from '../../ui/toasts.ts'
import { addDays } from '../days/calendar.ts'
import { DayInput } from '../tasks/due/DayInput.tsx'
import classes from './days-off.module.css'
import { type NewDayOff, prepareDaysOff, type Whose } from './save-days-off.ts'

/** How many days ahead the last day is at most, and how many days one plan has. */
const [farthest, longest] = [365, 60]

type PlanFormProps = { whose: Whose; today: string; close: () => void }

/** Asks for the first and the last day. */
export function PlanForm({ whose, today, close }: PlanFormProps) {
  const { t } = useLingui()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({})
  const { send, ...state } = useSubmit()
  const [save] = useState(() => repeatable((written: NewDayOff) => prepareDaysOff(whose, written)))

  function submit(event: FormEvent) {
    event.preventDefault()
    const last = addDays(today, farthest)
    const read = addDayOffInput.safeParse({ kind: 'planned', from, to })
    const found = {
      ...((from === '' || from < today || from > last) && { from: t`Choose today or a later day.` }),
      ...((to === '' || to < from) && { to: t`Choose the first day or a later one.` }),
      ...(to > last && { to: t`At most a year ahead.` }),
    }
    if (Object.keys(found).length === 0 && !read.success) Object.assign(found, { to: t`At most ${longest} days.` })
    setErrors(found)
    if (Object.keys(found).length > 0) return
    void send(async () => {
      await save({ kind: 'planned', from, to })
      announce(t`Days off planned`)
      close()
    })
  }

  return (
    <form ref={takeFocus} tabIndex={-1} onSubmit={submit} noValidate aria-label={t`Plan days off`}>
      <Stack gap="sm">
        <div className={classes.days}>
          <DayInput
            path="from"
            label={t`First day`}
            value={from}
            error={errors.from}
            onChange={(day) => {
              setFrom(day)
              if (to === '' || to < day) setTo(day)
            }}
            from={today}
            to={addDays(today, farthest)}
          />
          <DayInput
            path="to"
            label={t`Last day`}
            value={to}
            error={errors.to}
            onChange={setTo}
            from={from === '' ? today : from}
            to={addDays(from === '' ? today : from, longest - 1)}
          />
        </div>
        <Text size="sm" c="dimmed">
          <Trans>The days off start and end by themselves. Others see only when they end.</Trans>
        </Text>
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Plan</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
