import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'

/** The address of an account, by which browsers know whose password to offer. */
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
