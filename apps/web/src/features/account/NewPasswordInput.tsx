import { useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

/** A password that is chosen. It is written once, and can be looked at instead of being repeated. */
export type NewPassword = { password: string }

/** What is sent of it: the API takes it twice, since not every program lets people see what they type. */
export const confirmed = <Values extends NewPassword>(values: Values) => ({
  ...values,
  passwordConfirmation: values.password,
})

/** What its field asks for. */
export function usePasswordTexts(): Record<keyof NewPassword, string> {
  const { t } = useLingui()
  return { password: t`Choose a password of 10 to 128 characters.` }
}

export function NewPasswordInput<Values extends NewPassword>({ form }: { form: UseFormReturnType<Values> }) {
  const [password, setPassword] = useState('')
  form.watch('password', ({ value }) => setPassword(String(value)))
  return (
    <PasswordField
      form={form}
      description={<PasswordStrength password={password} />}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="new-password"
    />
  )
}
