import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useRouter } from '@tanstack/react-router'
import { showInForm } from '../../app/form-failure.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountForm } from '../account/AccountForm.tsx'
import { Agreement } from '../account/Agreement.tsx'
import { BirthDateInput } from '../account/BirthDateInput.tsx'
import { callOf, completeSignIn, isStale, type TokenAnswer } from './finish-sign-in.ts'
import { emailIn } from './google.ts'

/** The form for a new account after the first sign-in with Google. */
export function NewAccountForm({ answer }: { answer: TokenAnswer }) {
  const { t } = useLingui()
  const router = useRouter()
  const texts = { birthDate: t`Enter the day, month and year you were born.` }
  const stale = t`Google sign-in timed out. Go back and continue with Google again.`
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { birthDate: '' },
    validate: ({ birthDate }) => (birthDate === '' ? { birthDate: texts.birthDate } : {}),
  })
  const address = emailIn(answer.token)

  const { send, ...state } = useSubmit(async (error) =>
    isStale(error) ? stale : showInForm(form, error, { texts, codes: { underMinimumAge: 'birthDate' } }),
  )

  const submit = ({ birthDate }: typeof form.values) =>
    send(async () => {
      const entered = await trpcClient.auth.social.mutate({ ...callOf(answer), birthDate })
      router.history.replace(await completeSignIn(entered, answer))
    })

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
