import '@mantine/core/styles/Popover.css'
import '@mantine/dates/styles.css'
import 'dayjs/locale/bg'
import { useLingui } from '@lingui/react/macro'
import { DateInput } from '@mantine/dates'
import type { ReactNode } from 'react'
import { dayOf, partsOf } from '../../days/typed-day.ts'

type DayInputProps = {
  label: ReactNode
  error?: ReactNode
  /** `YYYY-MM-DD`, or '' while there is none. */
  value: string
  onChange: (day: string) => void
  /** The days that the calendar offers; another may be typed, and is the form's to judge. */
  from: string
  to?: string
  /** Where the form finds it when the server refuses it. */
  path: string
}

/** A day typed as DD.MM.YYYY or chosen from a calendar. The browser's own would write it in the way of its own language. */
export function DayInput({ label, error, value, onChange, from, to, path }: DayInputProps) {
  const { t, i18n } = useLingui()
  return (
    <DateInput
      label={label}
      error={error}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      valueFormat="DD.MM.YYYY"
      placeholder={t`DD.MM.YYYY`}
      dateParser={readDay}
      excludeDate={(day) => day < from || (to !== undefined && day > to)}
      allowDeselect
      locale={i18n.locale}
      inputMode="decimal"
      data-path={path}
      // In the dialog, whose content it is to those who do not see it.
      popoverProps={{ withinPortal: false, shadow: 'md', transitionProps: { duration: 0 } }}
      size="md"
      previousLabel={t`Month before`}
      nextLabel={t`Month after`}
    />
  )
}

function readDay(text: string): string | null {
  const parts = partsOf(text)
  return (parts && dayOf(parts)) || null
}
