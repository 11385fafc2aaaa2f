import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { useForm } from '@mantine/form'
import { loginInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { browserToken } from '../../app/browser-token.ts'
import { checkFields } from '../../app/check-fields.ts'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { showInForm } from '../../app/form-failure.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { pathAfterSignIn } from './after-sign-in.ts'
import { EmailInput } from './EmailInput.tsx'
import { EmailSent } from './EmailSent.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasskeySignIn } from './passkey/PasskeySignIn.tsx'
import { onlyPasswords, opensAccounts, type SignInOptions } from './sign-in-options.ts'

type LoginPageProps = {
  redirect?: string | undefined
  /** The buttons of providers. */
  otherWays?: ReactNode
  options?: SignInOptions
}

/** Signs in with e-mail and password, and then opens the requested page. */
export function LoginPage({ redirect = '/dashboard', otherWays, options = onlyPasswords }: LoginPageProps) {
  const { t } = useLingui()
  usePageTitle(t({ message: `Sign in`, context: `page` }))
  const router = useRouter()
  const [notActivated, setNotActivated] = useState<string | null>(null)
  const texts = { email: t`Enter your e-mail, for example ani@example.org.`, password: t`Enter your password.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: (values) => ({
      ...checkFields(loginInput, values, texts),
      ...(values.password === '' && { password: texts.password }),
    }),
  })

  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code === 'accountWaitsForDeletion') {
      try {
        await takeBack()
        return null
      } catch (error) {
        return failureText(readFailure(error).code)
      }
    }
    setNotActivated(code === 'accountNotActivated' ? form.getValues().email : null)
    return showInForm(form, error, { texts })
  })

  const submit = (values: typeof form.values) =>
    send(async () => {
      setNotActivated(null)
      const answer = await trpcClient.auth.login.mutate({ ...values, device: browserToken() })
      router.history.replace(await pathAfterSignIn(answer, redirect))
    })

  async function takeBack() {
    const { offerRestore } = await import('../account-restore/offer-restore.tsx')
    const given = { ...form.getValues(), device: browserToken() }
    const back = await offerRestore(() => trpcClient.rights.restoreAccount.mutate(given))
    if (back) router.history.replace(await pathAfterSignIn(back, redirect))
  }

  return (
    <AccountCard
      title={<Trans>Welcome back</Trans>}
      text={
        options.name === null ? (
          <Trans>Your pawn is where you left it.</Trans>
        ) : (
          <Trans>This is {options.name}. Your pawn is where you left it.</Trans>
        )
      }
      footer={
        opensAccounts(options) ? (
          <Trans>
            New here?{' '}
            <Anchor renderRoot={(props) => <Link to="/sign-up" {...props} />} fw={600}>
              Create an account
            </Anchor>
          </Trans>
        ) : (
          <Trans>New here? Ask the person who runs this server.</Trans>
        )
      }
    >
      {options.passwordSignIn && (
        <AccountForm {...state} form={form} submit={submit} button={<Trans>Sign in</Trans>}>
          {notActivated !== null && (
            <EmailSent again={() => trpcClient.auth.resendActivation.mutate({ email: notActivated })}>
              <Trans>
                We sent an e-mail to <strong>{notActivated}</strong>. The link in it works for 2 days.
              </Trans>
            </EmailSent>
          )}
          <EmailInput form={form} withPasskeys />
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
        </AccountForm>
      )}
      <PasskeySignIn redirect={redirect} />
      {otherWays}
    </AccountCard>
  )
}
