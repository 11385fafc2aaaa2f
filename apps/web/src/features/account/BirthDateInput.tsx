import { useLingui } from '@lingui/react/macro'
import { Group, Input } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type DateParts, dayOf, partsOf } from '../days/typed-day.ts'
import classes from './BirthDateInput.module.css'

type BirthDateInputProps = {
  label: ReactNode
  description: ReactNode
  error?: ReactNode
  /** `YYYY-MM-DD`, or '' while the input is not a date. */
  onChange: (day: string) => void
}

const partLengths = { day: 2, month: 2, year: 4 }

/** A date typed as DD.MM.YYYY in three fields. On a phone this is faster than scrolling a calendar back for decades. */
export function BirthDateInput({ label, description, error, onChange }: BirthDateInputProps) {
  const { t } = useLingui()
  const id = useId()
  const boxes = useRef<Partial<Record<keyof DateParts, HTMLInputElement | null>>>({})
  const [parts, setParts] = useState<DateParts>({ day: '', month: '', year: '' })

  function change(next: DateParts) {
    setParts(next)
    onChange(dayOf(next))
  }

  function type(part: keyof DateParts, text: string) {
    const whole = partsOf(text)
    if (whole) return change(whole)
    const digits = text.replaceAll(/\D/g, '').slice(0, partLengths[part])
    change({ ...parts, [part]: digits })
    const isFull = digits.length === partLengths[part] && digits.length > parts[part].length
    if (isFull && part !== 'year') boxes.current[part === 'day' ? 'month' : 'year']?.select()
  }

  const isWhole = parts.day !== '' && parts.month !== '' && parts.year.length === partLengths.year
  const shown = isWhole && dayOf(parts) === '' ? t`There is no such date. Check the day and the month.` : error

  const box = (part: keyof DateParts, name: string, placeholder: string) => (
    <Input
      ref={(element) => {
        boxes.current[part] = element
      }}
      className={classes[part]}
      data-path={part === 'day' ? 'birthDate' : undefined}
      value={parts[part]}
      onChange={(event) => type(part, event.currentTarget.value)}
      aria-label={name}
      size="md"
      // Mantine describes each field by its own error only; these three share one.
      withAria={false}
      aria-describedby={shown ? `${id}-error` : `${id}-description`}
      aria-invalid={Boolean(shown) || undefined}
      error={Boolean(shown)}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete={`bday-${part}`}
    />
  )

  return (
    <fieldset className={classes.group}>
      <Input.Label component="legend" size="md">
        {label}
      </Input.Label>
      <Group gap="xs" wrap="nowrap">
        {box('day', t`Day of birth`, t`DD`)}
        {box('month', t`Month of birth`, t`MM`)}
        {box('year', t`Year of birth`, t`YYYY`)}
      </Group>
      {shown ? (
        <Input.Error id={`${id}-error`} size="md" mt={5}>
          {shown}
        </Input.Error>
      ) : (
        <Input.Description id={`${id}-description`} size="md" mt={5}>
          {description}
        </Input.Description>
      )}
    </fieldset>
  )
}
