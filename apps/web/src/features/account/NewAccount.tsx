import { useLingui } from '@lingui/react/macro'
import { PasswordInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { BirthDateInput } from './BirthDateInput.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { usePasswordToggle } from './use-password-toggle.ts'

/** What everybody writes who makes an account, by oneself or by an invitation. */
export type NewAccount = { name: string; password: string; passwordConfirmation: string; birthDate: string }

export const emptyAccount: NewAccount = { name: '', password: '', passwordConfirmation: '', birthDate: '' }

type FieldsProps<Values extends NewAccount> = { form: UseFormReturnType<Values> }

/** What each of its fields asks for. */
export function useAccountTexts(): Record<keyof NewAccount, string> {
  const { t } = useLingui()
  return {
    name: t`Write a name, up to 150 characters.`,
    password: t`Choose a password of 10 to 128 characters.`,
    passwordConfirmation: t`Type the same password once more.`,
    birthDate: t`Write the day, the month and the year of your birth.`,
  }
}

/** The second password is held against the first, which no schema of a single field can. */
export const confirmed = (
  { password, passwordConfirmation }: NewAccount,
  { passwordConfirmation: text }: Pick<Record<keyof NewAccount, string>, 'passwordConfirmation'>,
) => password !== passwordConfirmation && { passwordConfirmation: text }

export function NameInput<Values extends NewAccount>({ form }: FieldsProps<Values>) {
  const { t } = useLingui()
  return (
    <TextInput
      key={form.key('name')}
      {...form.getInputProps('name')}
      label={t`Name`}
      description={t`As the others will see it. A nickname is fine.`}
      autoComplete="nickname"
      maxLength={150}
      required
      withAsterisk={false}
    />
  )
}

export function PasswordAndBirthInputs<Values extends NewAccount>({ form }: FieldsProps<Values>) {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  const [password, setPassword] = useState('')
  form.watch('password', ({ value }) => setPassword(String(value)))
  const setBirthDate = (day: string) =>
    (form as unknown as UseFormReturnType<NewAccount>).setFieldValue('birthDate', day)
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
      <BirthDateInput
        label={t`Date of birth`}
        description={t`You need to be at least 13. We check the date and do not keep it.`}
        error={form.errors.birthDate}
        onChange={(day) => setBirthDate(day)}
      />
    </>
  )
}
