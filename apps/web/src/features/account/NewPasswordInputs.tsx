import { useLingui } from '@lingui/react/macro'
import { PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { PasswordStrength } from './PasswordStrength.tsx'
import { usePasswordToggle } from './use-password-toggle.ts'

/** A password that is chosen, twice. */
export type NewPassword = { password: string; passwordConfirmation: string }

/** What each of the two asks for. */
export function usePasswordTexts(): Record<keyof NewPassword, string> {
  const { t } = useLingui()
  return {
    password: t`Choose a password of 10 to 128 characters.`,
    passwordConfirmation: t`Type the same password once more.`,
  }
}

/** The second password is held against the first, which no schema of a single field can. */
export const confirmed = (
  { password, passwordConfirmation }: NewPassword,
  { passwordConfirmation: text }: Pick<Record<keyof NewPassword, string>, 'passwordConfirmation'>,
) => password !== passwordConfirmation && { passwordConfirmation: text }

export function NewPasswordInputs<Values extends NewPassword>({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  const [password, setPassword] = useState('')
  form.watch('password', ({ value }) => setPassword(String(value)))
  return (
    <>
      <PasswordInput
        key={form.key('password')}
        {...form.getInputProps('password')}
        {...toggle}
        aria-invalid={Boolean(form.errors.password)}
        label={t`Password`}
        description={<PasswordStrength password={password} />}
        descriptionProps={{ component: 'div' }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        required
        withAsterisk={false}
      />
      <PasswordInput
        key={form.key('passwordConfirmation')}
        {...form.getInputProps('passwordConfirmation')}
        {...toggle}
        aria-invalid={Boolean(form.errors.passwordConfirmation)}
        label={t`The password once more`}
        autoComplete="new-password"
        required
        withAsterisk={false}
      />
    </>
  )
}
