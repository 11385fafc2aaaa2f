import { Trans, useLingui } from '@lingui/react/macro'
import { Chip, Group, NativeSelect, NumberInput } from '@mantine/core'
import type { Frequency, Recurrence, Weekday } from '@questboard/api/schedules'
import { maxInterval, weekdayOf, weekdays } from '@questboard/api/schedules'
import { DayInput } from './DayInput.tsx'
import classes from './due.module.css'
import { fullNameOf, nameOf } from './schedule-in-words.ts'
import { TimeField } from './TimeField.tsx'

type RuleFieldsProps = { rule: Recurrence; onChange: (rule: Recurrence) => void; today: string }

/** The fields of a custom rule: how often, on which days, from when and until when. */
export function RuleFields({ rule, onChange, today }: RuleFieldsProps) {
  const { t } = useLingui()
  const { frequency, interval, start, until, time, after } = rule
  const change = (changes: Partial<Recurrence>) => onChange({ ...rule, ...changes })
  const units: Record<Frequency, string> = { daily: t`Days`, weekly: t`Weeks`, monthly: t`Months`, yearly: t`Years` }
  return (
    <>
      <Group gap="sm" align="flex-end">
        <NumberInput
          label={t`Every`}
          size="md"
          className={classes.short}
          value={interval}
          onChange={(value) => typeof value === 'number' && value >= 1 && change({ interval: Math.trunc(value) })}
          min={1}
          max={maxInterval[frequency]}
          allowDecimal={false}
        />
        <NativeSelect
          aria-label={t`Unit`}
          size="md"
          value={frequency}
          onChange={({ currentTarget }) =>
            change({ frequency: currentTarget.value as Frequency, byDay: null, byMonthDay: null })
          }
          data={Object.entries(units).map(([value, label]) => ({ value, label }))}
        />
        <NativeSelect
          label={t`Count from`}
          size="md"
          value={after}
          onChange={({ currentTarget }) =>
            change({ after: currentTarget.value as Recurrence['after'], byDay: null, byMonthDay: null })
          }
          data={[
            { value: 'schedule', label: t`The schedule` },
            { value: 'completion', label: t`When it’s done` },
          ]}
        />
      </Group>
      {after === 'schedule' && frequency === 'weekly' && <WeekdayChips rule={rule} onChange={change} />}
      {after === 'schedule' && frequency === 'monthly' && <MonthDay rule={rule} onChange={change} />}
      <Group gap="sm" align="flex-end">
        <DayInput
          label={t`From`}
          value={start}
          onChange={(day) => day !== '' && change({ start: day })}
          from="0000-01-01"
          path="schedule.start"
        />
        <DayInput
          label={t`Until (optional)`}
          value={until ?? ''}
          onChange={(day) => change({ until: day === '' ? null : day })}
          from={today}
          path="schedule.until"
        />
        <TimeField value={time} onChange={(chosen) => change({ time: chosen })} />
      </Group>
    </>
  )
}

type PartProps = { rule: Recurrence; onChange: (changes: Partial<Recurrence>) => void }

function WeekdayChips({ rule: { byDay, start }, onChange }: PartProps) {
  const { t } = useLingui()
  const chosen = byDay?.map(({ day }) => day) ?? [weekdayOf(start)]
  return (
    <fieldset className={classes.weekdays} aria-label={t`Days of the week`}>
      <Chip.Group
        multiple
        value={chosen}
        onChange={(days) => {
          // At least one day stays.
          if (days.length === 0) return
          const sorted = weekdays.filter((day) => days.includes(day))
          onChange({ byDay: sorted.map((day: Weekday) => ({ day, nthOfPeriod: null })) })
        }}
      >
        {weekdays.map((day) => (
          <Chip key={day} value={day} size="sm">
            {nameOf(day)}
          </Chip>
        ))}
      </Chip.Group>
    </fieldset>
  )
}

const monthDays = Array.from({ length: 31 }, (_, index) => index + 1)

function MonthDay({ rule: { byDay, byMonthDay, start }, onChange }: PartProps) {
  const { t } = useLingui()
  const first = byDay?.[0]
  const value = first ? `${first.nthOfPeriod ?? 1} ${first.day}` : String(byMonthDay?.[0] ?? Number(start.slice(8)))
  const weekday = first?.day ?? weekdayOf(start)
  const name = fullNameOf(weekday)
  const nths = [
    { value: `1 ${weekday}`, label: t`The first ${name}` },
    { value: `2 ${weekday}`, label: t`The second ${name}` },
    { value: `3 ${weekday}`, label: t`The third ${name}` },
    { value: `4 ${weekday}`, label: t`The fourth ${name}` },
    { value: `-1 ${weekday}`, label: t`The last ${name}` },
  ]
  return (
    <NativeSelect
      label={<Trans>On</Trans>}
      size="md"
      value={value}
      onChange={({ currentTarget }) => {
        const [number, day] = currentTarget.value.split(' ')
        const nth = Number(number)
        if (day === undefined) return onChange({ byMonthDay: [nth], byDay: null })
        const nthOfPeriod = nth as 1 | 2 | 3 | 4 | -1
        onChange({ byDay: [{ day: day as Weekday, nthOfPeriod }], byMonthDay: null })
      }}
      data={[
        ...monthDays.map((day) => ({ value: String(day), label: t`Day ${day}` })),
        { value: '-1', label: t`The last day` },
        ...nths,
      ]}
    />
  )
}
