import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

type EmailInputProps<Values> = {
  form: UseFormReturnType<Values>
  /** Whether browsers offer passkeys, too. */
  withPasskeys?: boolean
}

/** The e-mail address of an account, marked so that browsers offer the saved password. */
export function EmailInput<Values extends { email: string }>({ form, withPasskeys }: EmailInputProps<Values>) {
  const { t } = useLingui()
  return (
    <TextInput
      key={form.key('email')}
      {...form.getInputProps('email')}
      label={t`E-mail`}
      type="email"
      autoComplete={withPasskeys ? 'username webauthn' : 'username'}
      inputMode="email"
      required
      withAsterisk={false}
    />
  )
}
