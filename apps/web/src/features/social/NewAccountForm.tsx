import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showInForm } from '../../app/form-failure.ts'
import { trpc } from '../../app/trpc.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from '../account/AccountCard.tsx'
import { Agreement } from '../account/Agreement.tsx'
import { BirthDateInput } from '../account/BirthDateInput.tsx'
import { callOf, completeSignIn, isStale, type TokenAnswer } from './finish-sign-in.ts'
import { emailIn } from './google.ts'

/** The form for a new account after the first sign-in with Google. */
export function NewAccountForm({ answer }: { answer: TokenAnswer }) {
  const { t } = useLingui()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const social = trpc.auth.social.useMutation({ meta: { failureShownInline: true } })
  const texts = {
    birthDate: t`Enter the day, month and year you were born.`,
    stale: t`Google sign-in timed out. Go back and continue with Google again.`,
  }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { birthDate: '' },
    validate: ({ birthDate }) => (birthDate === '' ? { birthDate: texts.birthDate } : {}),
  })
  const address = emailIn(answer.token)

  async function submit({ birthDate }: typeof form.values) {
    setProblem(null)
    try {
      await completeSignIn(await social.mutateAsync({ ...callOf(answer), birthDate }))
      router.history.replace(answer.pending.redirect)
    } catch (error) {
      if (isStale(error)) return setProblem(texts.stale)
      setProblem(
        await showInForm(form, error, {
          texts: { birthDate: texts.birthDate },
          codes: { underMinimumAge: 'birthDate' },
        }),
      )
    }
  }

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
      <form
        onSubmit={form.onSubmit(
          (values) => void submit(values),
          () => form.getInputNode('birthDate')?.focus(),
        )}
        noValidate
      >
        <Stack>
          <FormProblem text={problem} />
          <BirthDateInput
            label={t`Date of birth`}
            description={t`You need to be at least 13. We check the date and don’t keep it.`}
            error={form.errors.birthDate}
            onChange={(day) => form.setFieldValue('birthDate', day)}
          />
          <Agreement />
          <Button type="submit" size="lg" loading={social.isPending}>
            <Trans>Start playing</Trans>
          </Button>
        </Stack>
      </form>
    </AccountCard>
  )
}
