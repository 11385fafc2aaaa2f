import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import classes from './due.module.css'

type TimeFieldProps = { value: string | null; onChange: (time: string | null) => void }

/** A time of day, which can be left empty. */
export function TimeField({ value, onChange }: TimeFieldProps) {
  const { t } = useLingui()
  return (
    <TextInput
      type="time"
      label={t`Time`}
      size="md"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value.slice(0, 5))}
      className={classes.time}
    />
  )
}
