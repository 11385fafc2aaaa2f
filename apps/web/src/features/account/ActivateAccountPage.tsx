import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { activateAccountInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { browserToken } from '../../app/browser-token.ts'
import { checkFields } from '../../app/check-fields.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { startSession } from '../../app/start-session.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import type { LinkState } from './check-link.ts'
import { EmailSent } from './EmailSent.tsx'
import { ForVisitor } from './ForVisitor.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RequestEmail } from './RequestEmail.tsx'
import { providersOf, type SignInOptions, useWayBack } from './sign-in-options.ts'

type ActivateAccountPageProps = { token: string; link: LinkState; options: SignInOptions }

/**
 * The page behind the link of the activation e-mail. Only its button activates, since mail filters open links too. It
 * asks for the password because the link proves only the mailbox, and someone else may have registered the address. On
 * a server without passwords the account gets none.
 */
export function ActivateAccountPage({ token, link, options }: ActivateAccountPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Activate your account`)
  const router = useRouter()
  const [closed, setClosed] = useState(link.state === 'closed' ? link.code : null)
  if (closed === 'accountAlreadyActivated') return <AlreadyActive />
  if (closed !== null || link.state === 'closed') return <ClosedLink code={closed ?? 'tokenDoesNotExist'} />
  return (
    <ForVisitor openAgain={() => router.navigate({ to: '/activate-account', search: { token } })}>
      <Open token={token} email={link.email} options={options} onClosed={setClosed} />
    </ForVisitor>
  )
}

const closing = new Set(['tokenDoesNotExist', 'activationLinkExpired', 'accountAlreadyActivated'])

type OpenProps = { token: string; email: string; options: SignInOptions; onClosed: (code: string) => void }

function Open({ token, email, options, onClosed }: OpenProps) {
  const { t, i18n } = useLingui()
  const open = useWayBack(options)
  const service = providersOf(options, i18n.locale)
  const texts = { password: t`Enter a password of 10 to 128 characters.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: (values) => checkFields(activateAccountInput, { ...(options.passwordSignIn && values), token }, texts),
  })

  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (!closing.has(code)) return showInForm(form, error, { texts })
    onClosed(code)
    return null
  })

  const activate = ({ password }: typeof form.values) =>
    send(async () => {
      const given = { token, ...(options.passwordSignIn && { password }), device: browserToken() }
      await startSession(await trpcClient.auth.activateAccount.mutate(given))
      await open()
    })

  return (
    <AccountCard
      title={<Trans>You’re almost in</Trans>}
      text={
        options.passwordSignIn ? (
          <Trans>Enter your password and start playing.</Trans>
        ) : (
          <Trans>You no longer need a password here. From now on you sign in with {service} or a passkey.</Trans>
        )
      }
    >
      <AccountForm {...state} form={form} submit={activate} button={<Trans>Activate and start playing</Trans>}>
        <TextInput label={t`E-mail`} type="email" autoComplete="username" value={email} readOnly />
        {options.passwordSignIn && (
          <PasswordField
            form={form}
            description={t`Use the password from your sign-up. Don’t remember it? Choose a new one.`}
            autoComplete="current-password"
          />
        )}
      </AccountForm>
    </AccountCard>
  )
}

function AlreadyActive() {
  return (
    <AccountCard
      title={<Trans>Your account is active</Trans>}
      text={<Trans>This link has already been used. Your pawn is waiting.</Trans>}
    >
      <Button size="lg" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
        <Trans>Sign in</Trans>
      </Button>
    </AccountCard>
  )
}

function ClosedLink({ code }: { code: string }) {
  const [email, setEmail] = useState<string | null>(null)
  const ask = (address: string) => trpcClient.auth.resendActivation.mutate({ email: address })
  const signIn = (
    <Trans>
      Already activated?{' '}
      <Anchor renderRoot={(props) => <Link to="/login" {...props} />} fw={600}>
        Sign in
      </Anchor>
    </Trans>
  )
  if (email !== null) {
    return (
      <AccountCard title={<Trans>Check your inbox</Trans>} footer={signIn}>
        <EmailSent again={() => ask(email)}>
          <Trans>
            If <strong>{email}</strong> has an account to activate, we’ve sent a new e-mail. The link in it works for 2
            days.
          </Trans>
        </EmailSent>
      </AccountCard>
    )
  }
  const hasExpired = code === 'activationLinkExpired'
  return (
    <AccountCard
      title={hasExpired ? <Trans>This link has expired</Trans> : <Trans>This link doesn’t work</Trans>}
      text={
        hasExpired ? (
          <Trans>Links work for 2 days. We’ll send you a new one.</Trans>
        ) : (
          <Trans>Part of the link may be missing. We’ll send you a new one.</Trans>
        )
      }
      footer={signIn}
    >
      <RequestEmail button={<Trans>Send me a new link</Trans>} ask={ask} onAsked={setEmail} />
    </AccountCard>
  )
}
