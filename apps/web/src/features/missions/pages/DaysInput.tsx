import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { maxDays } from '@questboard/api/missions/schema'
import { addDays } from '../../days/calendar.ts'
import { DayInput } from '../../tasks/due/DayInput.tsx'
import classes from './form.module.css'

/** The values of the mission form. */
export type MissionValues = { name: string; notes: string; from: string; to: string }

type DaysInputProps = {
  form: UseFormReturnType<MissionValues>
  /** The player's date, `YYYY-MM-DD`. */
  today: string
}

/** The first and the last day of a mission, typed or chosen from a calendar, with buttons for usual lengths. */
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
        <DayInput
          path="from"
          label={t`First day`}
          value={from}
          error={form.errors.from}
          onChange={(day) => form.setFieldValue('from', day)}
          from={today}
        />
        <DayInput
          path="to"
          label={t`Last day`}
          value={to}
          error={form.errors.to}
          onChange={(day) => form.setFieldValue('to', day)}
          from={addDays(begin, 1)}
          to={addDays(begin, maxDays)}
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
