import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { mostDays } from '@questboard/api/missions/schema'
import { addDays } from '../../days/calendar.ts'
import classes from './form.module.css'

/** What the form of a mission holds while it is being written. */
export type MissionValues = { name: string; notes: string; from: string; to: string }

type DaysInputProps = {
  form: UseFormReturnType<MissionValues>
  /** The player's, `YYYY-MM-DD`. */
  today: string
}

/** The first and the last day of a mission, by the device's own way to choose a day; usual lengths are one press away. */
export function DaysInput({ form, today }: DaysInputProps) {
  const { t } = useLingui()
  const { from, to } = form.values
  const begin = from === '' ? today : from
  const lengths = [
    { days: 7, name: <Trans>A week</Trans> },
    { days: 14, name: <Trans>Two weeks</Trans> },
    { days: 30, name: <Trans>A month</Trans> },
  ]
  return (
    <div>
      <div className={classes.days}>
        <TextInput
          {...form.getInputProps('from')}
          type="date"
          label={t`First day`}
          min={today}
          required
          withAsterisk={false}
        />
        <TextInput
          {...form.getInputProps('to')}
          type="date"
          label={t`Last day`}
          min={addDays(begin, 1)}
          max={addDays(begin, mostDays)}
          required
          withAsterisk={false}
        />
      </div>
      <fieldset className={classes.lengths} aria-label={t`How long`}>
        {lengths.map(({ days, name }) => {
          const last = addDays(begin, days)
          return (
            <button
              key={days}
              type="button"
              className={classes.length}
              aria-pressed={to === last}
              onClick={() => form.setFieldValue('to', last)}
            >
              {name}
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
