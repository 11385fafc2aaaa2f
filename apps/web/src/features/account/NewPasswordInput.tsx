import { useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

/** A field for a new password. It can be shown, so it need not be repeated. */
export type NewPassword = { password: string }

/** The input of the API, which takes the password twice because other clients may not be able to show it. */
export const confirmed = <Values extends NewPassword>(values: Values) => ({
  ...values,
  passwordConfirmation: values.password,
})

/** The error text of the field. */
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
