import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { BirthDateInput } from './BirthDateInput.tsx'
import { type NewPassword, NewPasswordInput, usePasswordTexts } from './NewPasswordInput.tsx'

export { confirmed } from './NewPasswordInput.tsx'

/** The fields for a new account, used for sign-up and for invitations. */
export type NewAccount = NewPassword & { name: string; birthDate: string }

export const emptyAccount: NewAccount = { name: '', password: '', birthDate: '' }

type FieldsProps<Values extends NewAccount> = { form: UseFormReturnType<Values> }

/** The error text of each field. */
export function useAccountTexts(): Record<keyof NewAccount, string> {
  const { t } = useLingui()
  return {
    name: t`Enter a name of up to 150 characters.`,
    ...usePasswordTexts(),
    birthDate: t`Enter the day, month and year you were born.`,
  }
}

export function NameInput<Values extends NewAccount>({ form }: FieldsProps<Values>) {
  const { t } = useLingui()
  return (
    <TextInput
      key={form.key('name')}
      {...form.getInputProps('name')}
      label={t`Name`}
      description={t`This is how others see you. A nickname is fine.`}
      autoComplete="nickname"
      maxLength={150}
      required
      withAsterisk={false}
    />
  )
}

/** @param byPassword whether the account gets a password */
export function PasswordAndBirthInputs<Values extends NewAccount>({
  form,
  byPassword = true,
}: FieldsProps<Values> & { byPassword?: boolean }) {
  const { t } = useLingui()
  const setBirthDate = (day: string) =>
    (form as unknown as UseFormReturnType<NewAccount>).setFieldValue('birthDate', day)
  return (
    <>
      {byPassword && <NewPasswordInput form={form} />}
      <BirthDateInput
        label={t`Date of birth`}
        description={t`You need to be at least 13. We check the date and don’t keep it.`}
        error={form.errors.birthDate}
        onChange={(day) => setBirthDate(day)}
      />
    </>
  )
}
