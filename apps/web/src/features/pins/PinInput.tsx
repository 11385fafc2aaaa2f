import { TextInput } from '@mantine/core'

type PinInputProps = {
  label: string
  description: string
  value: string
  onChange: (pin: string) => void
  error: string | undefined
  disabled?: boolean
}

/** Digits only. It is shown while it is typed: who sets it must know it. */
export function PinInput({ onChange, ...input }: PinInputProps) {
  return (
    <TextInput
      {...input}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      autoComplete="off"
      // Password managers would offer to keep it as the password of the account.
      data-1p-ignore
      data-lpignore="true"
    />
  )
}
