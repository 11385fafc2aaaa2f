import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { registerInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { deviceToken } from '../../app/device.ts'
import { showInForm } from '../../app/form-failure.ts'
import { currentLocale } from '../../app/locale.ts'
import { startSession } from '../../app/start-session.ts'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from './AccountCard.tsx'
import { Agreement } from './Agreement.tsx'
import { EmailInput } from './EmailInput.tsx'
import { confirmed, emptyAccount, NameInput, PasswordAndBirthInputs, useAccountTexts } from './NewAccount.tsx'

/** The sign-up page. On a server that sends e-mails the account must be activated by the link in one. */
export function SignUpPage({ otherWay }: { otherWay?: ReactNode }) {
  const { t } = useLingui()
  usePageTitle(t`Sign up`)
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const register = trpc.auth.register.useMutation({ meta: { failureShownInline: true } })
  const texts = { ...useAccountTexts(), email: t`Enter your e-mail, for example ani@example.com.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ...emptyAccount, email: '' },
    validate: (values) => checkFields(registerInput, values, texts),
  })

  async function submit(values: typeof form.values) {
    setProblem(null)
    try {
      const { token, user } = await register.mutateAsync({
        ...confirmed(values),
        lang: currentLocale(),
        device: deviceToken(),
      })
      if (token === null) {
        return await router.navigate({ to: '/successfully-registration', state: { emailSentTo: user.email } })
      }
      await startSession({ token, user })
      await router.navigate({ to: '/dashboard' })
    } catch (error) {
      const codes = { emailAlreadyUsed: 'email', underMinimumAge: 'birthDate' } as const
      setProblem(await showInForm(form, error, { texts, codes }))
    }
  }

  return (
    <AccountCard
      title={<Trans>Take your place at the start</Trans>}
      text={<Trans>It takes a minute and it’s free.</Trans>}
      footer={
        <Trans>
          Already playing?{' '}
          <Anchor renderRoot={(props) => <Link to="/login" {...props} />} fw={600}>
            Sign in
          </Anchor>
        </Trans>
      }
    >
      <form
        onSubmit={form.onSubmit(
          (values) => void submit(values),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
        noValidate
      >
        <Stack>
          <FormProblem text={problem} />
          <NameInput form={form} />
          <EmailInput form={form} />
          <PasswordAndBirthInputs form={form} />
          <Agreement />
          <Button type="submit" size="lg" loading={register.isPending}>
            <Trans>Start playing</Trans>
          </Button>
        </Stack>
      </form>
      {otherWay}
    </AccountCard>
  )
}
