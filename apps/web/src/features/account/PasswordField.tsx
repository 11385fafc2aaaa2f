import { useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { usePasswordToggle } from './use-password-toggle.ts'

type WithPassword = { password: string }

type PasswordFieldProps<Values extends WithPassword> = Omit<PasswordInputProps, 'form'> & {
  form: UseFormReturnType<Values>
}

/** A password field that can show its input. `autoComplete` says whether the password is the current or a new one. */
export function PasswordField<Values extends WithPassword>({ form, ...more }: PasswordFieldProps<Values>) {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  return (
    <PasswordInput
      key={form.key('password')}
      {...form.getInputProps('password')}
      {...toggle}
      aria-invalid={Boolean(form.errors.password)}
      label={t`Password`}
      required
      withAsterisk={false}
      {...more}
    />
  )
}
