import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useRouter } from '@tanstack/react-router'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountForm } from '../account/AccountForm.tsx'
import { Agreement } from '../account/Agreement.tsx'
import { BirthDateInput } from '../account/BirthDateInput.tsx'
import type { SignUp } from './sign-up.ts'

type NewAccountFormProps = { address: string | null; signUp: SignUp }

/** The form for a new account after the first sign-in with a provider. */
export function NewAccountForm({ address, signUp }: NewAccountFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const texts = { birthDate: t`Enter the day, month and year you were born.` }
  const over = t`This took too long. Go back to sign-in and start again.`
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { birthDate: '' },
    validate: ({ birthDate }) => (birthDate === '' ? { birthDate: texts.birthDate } : {}),
  })

  const { send, ...state } = useSubmit(async (error) =>
    signUp.isOver(error) ? over : showInForm(form, error, { texts, codes: { underMinimumAge: 'birthDate' } }),
  )

  const submit = ({ birthDate }: typeof form.values) =>
    send(async () => router.history.replace(await signUp.send(birthDate)))

  return (
    <AccountCard
      title={<Trans>One more question</Trans>}
      text={
        address ? (
          <Trans>
            <strong>{address}</strong> has no account yet. One question and you’re in.
          </Trans>
        ) : (
          <Trans>You have no account yet. One question and you’re in.</Trans>
        )
      }
      footer={
        <Trans>
          Not you, or not now?{' '}
          <Anchor renderRoot={(props) => <Link to="/login" replace {...props} />} fw={600}>
            Back to sign-in
          </Anchor>
        </Trans>
      }
    >
      <AccountForm {...state} form={form} submit={submit} button={<Trans>Start playing</Trans>}>
        <BirthDateInput
          label={t`Date of birth`}
          description={t`You need to be at least 13. We check the date and don’t keep it.`}
          error={form.errors.birthDate}
          onChange={(day) => form.setFieldValue('birthDate', day)}
        />
        <Agreement />
      </AccountForm>
    </AccountCard>
  )
}
