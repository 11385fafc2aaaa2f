import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { loginInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { deviceToken } from '../../app/device.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { startSession } from '../../app/start-session.ts'
import { trpc, trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from './AccountCard.tsx'
import { EmailInput } from './EmailInput.tsx'
import { EmailSent } from './EmailSent.tsx'
import { PasswordField } from './PasswordField.tsx'

/** `otherWay`: another way to sign in. */
type LoginPageProps = { redirect?: string | undefined; otherWay?: ReactNode }

/** Signs in with e-mail and password, and then opens the requested page. */
export function LoginPage({ redirect = '/dashboard', otherWay }: LoginPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Login`)
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [notActivated, setNotActivated] = useState<string | null>(null)
  const login = trpc.auth.login.useMutation({ meta: { failureShownInline: true } })
  const texts = { email: t`Enter your e-mail, for example ani@example.com.`, password: t`Enter your password.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: (values) => ({
      ...checkFields(loginInput, values, texts),
      ...(values.password === '' && { password: texts.password }),
    }),
  })

  async function submit(values: typeof form.values) {
    setProblem(null)
    setNotActivated(null)
    try {
      await startSession(await login.mutateAsync({ ...values, device: deviceToken() }))
      router.history.push(redirect)
    } catch (error) {
      const { code } = readFailure(error)
      if (code === 'accountWaitsForDeletion') return takeBack(values)
      setNotActivated(code === 'accountNotActivated' ? values.email : null)
      setProblem(await showInForm(form, error, { texts }))
    }
  }

  async function takeBack(values: typeof form.values) {
    const { offerRestore } = await import('../account-restore/offer-restore.tsx')
    const back = await offerRestore(() => trpcClient.rights.restoreAccount.mutate({ ...values, device: deviceToken() }))
    if (!back) return
    await startSession(back)
    router.history.push(redirect)
  }

  return (
    <AccountCard
      title={<Trans>Welcome back</Trans>}
      text={<Trans>Your pawn is where you left it.</Trans>}
      footer={
        <Trans>
          New here?{' '}
          <Anchor renderRoot={(props) => <Link to="/sign-up" {...props} />} fw={600}>
            Create an account
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
          {notActivated !== null && (
            <EmailSent again={() => trpcClient.auth.resendActivation.mutate({ email: notActivated })}>
              <Trans>
                We sent an e-mail to <strong>{notActivated}</strong>. The link in it works for 2 days.
              </Trans>
            </EmailSent>
          )}
          <EmailInput form={form} />
          <PasswordField form={form} autoComplete="current-password" />
          <Anchor
            renderRoot={(props) => (
              <Link to="/password-recovery" state={() => ({ emailSentTo: form.getValues().email })} {...props} />
            )}
            size="sm"
            ta="end"
          >
            <Trans>Forgot your password?</Trans>
          </Anchor>
          <Button type="submit" size="lg" loading={login.isPending}>
            <Trans>Sign in</Trans>
          </Button>
        </Stack>
      </form>
      {otherWay}
    </AccountCard>
  )
}
