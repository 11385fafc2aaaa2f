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
  /** The dates that the calendar offers. Others can be typed; the form validates them. */
  from: string
  to?: string
  /** The name of the field. The form finds the field by it when the server rejects it. */
  path: string
}

/**
 * A date, typed with the day first or chosen from a calendar. A native date input would use the format of the browser's
 * language.
 */
export function DayInput({ label, error, value, onChange, from, to, path }: DayInputProps) {
  const { t, i18n } = useLingui()
  return (
    <DateInput
      label={label}
      error={error}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      valueFormat={i18n.locale === 'bg' ? 'DD.MM.YYYY' : 'DD/MM/YYYY'}
      placeholder={t`DD/MM/YYYY`}
      dateParser={readDay}
      excludeDate={(day) => day < from || (to !== undefined && day > to)}
      allowDeselect
      locale={i18n.locale}
      inputMode="decimal"
      data-path={path}
      // Rendered in the dialog, so screen readers treat it as part of it.
      popoverProps={{ withinPortal: false, shadow: 'md', transitionProps: { duration: 0 } }}
      size="md"
      previousLabel={t`Previous month`}
      nextLabel={t`Next month`}
    />
  )
}

function readDay(text: string): string | null {
  const parts = partsOf(text)
  return (parts && dayOf(parts)) || null
}
