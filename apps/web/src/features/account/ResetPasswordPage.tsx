import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { resetPasswordInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { browserToken } from '../../app/browser-token.ts'
import { checkFields } from '../../app/check-fields.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { showAlert } from '../../ui/alerts.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { pathAfterSignIn } from './after-sign-in.ts'
import type { LinkState } from './check-link.ts'
import { ForVisitor } from './ForVisitor.tsx'
import { confirmed, NewPasswordInput, usePasswordTexts } from './NewPasswordInput.tsx'
import { NoPasswords } from './NoPasswords.tsx'

type ResetPasswordPageProps = { token: string; link: LinkState; byPassword: boolean }

/** Sets a new password with the link from an e-mail. All other sessions end. */
export function ResetPasswordPage({ token, link, byPassword }: ResetPasswordPageProps) {
  const { t } = useLingui()
  usePageTitle(t`New password`)
  const [closed, setClosed] = useState(link.state === 'closed' ? link.code : null)
  const [isSet, setIsSet] = useState(false)
  const router = useRouter()
  if (!byPassword) return <NoPasswords />
  if (isSet) return <SignInNow />
  if (closed !== null || link.state === 'closed') return <ClosedLink code={closed ?? 'tokenDoesNotExist'} />
  const { email } = link
  return (
    <ForVisitor email={email} openAgain={() => router.navigate({ to: '/reset-password', search: { token } })}>
      <Form token={token} email={email} onClosed={setClosed} onSet={() => setIsSet(true)} />
    </ForVisitor>
  )
}

const closing = new Set(['tokenDoesNotExist', 'passwordRecoveryLinkExpired'])

type FormProps = { token: string; email: string; onClosed: (code: string) => void; onSet: () => void }

function Form({ token, email, onClosed, onSet }: FormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const texts = usePasswordTexts()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: (values) => checkFields(resetPasswordInput, { ...values, token }, texts),
  })

  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (!closing.has(code)) return showInForm(form, error, { texts })
    onClosed(code)
    return null
  })

  const submit = (values: typeof form.values) =>
    send(async () => {
      await trpcClient.auth.resetPassword.mutate({ ...confirmed(values), token })
      // The password is set. If the account is still locked, the sign-in page says so.
      await signIn(values.password).catch(onSet)
    })

  async function signIn(password: string) {
    const answer = await trpcClient.auth.login.mutate({ email, password, device: browserToken() })
    const path = await pathAfterSignIn(answer, '/dashboard')
    showAlert({ color: 'green', message: t`Password changed.` })
    router.history.replace(path)
  }

  return (
    <AccountCard
      title={<Trans>Choose a new password</Trans>}
      text={
        <Trans>
          You’ll be signed out on your other devices, and your passkeys and connected sign-ins will be removed.
        </Trans>
      }
    >
      <AccountForm {...state} form={form} submit={submit} button={<Trans>Save and sign in</Trans>}>
        <TextInput label={t`E-mail`} type="email" autoComplete="username" value={email} readOnly />
        <NewPasswordInput form={form} />
      </AccountForm>
    </AccountCard>
  )
}

function SignInNow() {
  return (
    <AccountCard title={<Trans>Password changed.</Trans>} text={<Trans>Sign in with your new password.</Trans>}>
      <Button size="lg" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
        <Trans>Sign in</Trans>
      </Button>
    </AccountCard>
  )
}

function ClosedLink({ code }: { code: string }) {
  const hasExpired = code === 'passwordRecoveryLinkExpired'
  return (
    <AccountCard
      title={hasExpired ? <Trans>This link has expired</Trans> : <Trans>This link no longer works</Trans>}
      text={
        hasExpired ? (
          <Trans>Links work for 1 hour. Request a new one and it’ll be in your inbox in a moment.</Trans>
        ) : (
          <Trans>It was already used, replaced by a newer link, or mistyped. Your password hasn’t changed.</Trans>
        )
      }
    >
      <Stack>
        <Button size="lg" fullWidth renderRoot={(props) => <Link to="/password-recovery" {...props} />}>
          <Trans>Request a new link</Trans>
        </Button>
        <Button size="lg" fullWidth variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
          <Trans>Sign in</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}
