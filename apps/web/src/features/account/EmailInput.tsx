import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

/** The e-mail address of an account, marked so that browsers offer the saved password. */
export function EmailInput<Values extends { email: string }>({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useLingui()
  return (
    <TextInput
      key={form.key('email')}
      {...form.getInputProps('email')}
      label={t`E-mail`}
      type="email"
      autoComplete="username"
      inputMode="email"
      required
      withAsterisk={false}
    />
  )
}
