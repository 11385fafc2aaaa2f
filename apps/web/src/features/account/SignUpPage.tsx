import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { registerInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { browserToken } from '../../app/browser-token.ts'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { currentLocale } from '../../app/locale.ts'
import { startSession } from '../../app/start-session.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Agreement } from './Agreement.tsx'
import { EmailInput } from './EmailInput.tsx'
import { confirmed, emptyAccount, NameInput, PasswordAndBirthInputs, useAccountTexts } from './NewAccount.tsx'
import { onlyPasswords, opensAccounts, type SignInOptions } from './sign-in-options.ts'

/** The sign-up page. On a server that sends e-mails the account must be activated by the link in one. */
export function SignUpPage({ otherWays, options = onlyPasswords }: { otherWays?: ReactNode; options?: SignInOptions }) {
  const { t } = useLingui()
  usePageTitle(t`Sign up`)
  const router = useRouter()
  const isOpen = opensAccounts(options)
  const texts = { ...useAccountTexts(), email: t`Enter your e-mail, for example ani@example.org.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ...emptyAccount, email: '' },
    validate: (values) => checkFields(registerInput, values, texts),
  })

  const codes = { emailAlreadyUsed: 'email', underMinimumAge: 'birthDate' } as const
  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts, codes }))

  const submit = (values: typeof form.values) =>
    send(async () => {
      const written = { ...confirmed(values), lang: currentLocale(), device: browserToken() }
      const { token, user } = await trpcClient.auth.register.mutate(written)
      if (token === null) {
        return router.navigate({ to: '/successfully-registration', state: { emailSentTo: user.email } })
      }
      await startSession({ token, user })
      // Going back must not lead to a form that is done with.
      await router.navigate({ to: '/dashboard', replace: true })
    })

  return (
    <AccountCard
      title={isOpen ? <Trans>Take your place at the start</Trans> : <Trans>Sign-up is closed</Trans>}
      text={
        !isOpen && options.signUp === 'invited' ? (
          <Trans>Here you need an invitation. Ask someone who plays here to invite you to their group.</Trans>
        ) : !isOpen ? (
          <Trans>On this server you can’t create an account yourself. Ask the person who runs it.</Trans>
        ) : options.passwordSignIn ? (
          <Trans>It takes a minute and it’s free.</Trans>
        ) : (
          <Trans>Sign in with an account that you already have. It takes a minute, and you need no new password.</Trans>
        )
      }
      footer={
        <Trans>
          Already playing?{' '}
          <Anchor renderRoot={(props) => <Link to="/login" {...props} />} fw={600}>
            Sign in
          </Anchor>
        </Trans>
      }
    >
      {options.passwordSignIn && options.signUp === 'open' && (
        <AccountForm {...state} form={form} submit={submit} button={<Trans>Start playing</Trans>}>
          <NameInput form={form} />
          <EmailInput form={form} />
          <PasswordAndBirthInputs form={form} />
          <Agreement />
        </AccountForm>
      )}
      {otherWays}
      {/* Below the form: it comes while the form is already written in, and must not move it. */}
      {options.awaitsOwner && (
        <Text>
          <Trans>
            Is this your server?{' '}
            <Anchor renderRoot={(props) => <Link to="/setup" {...props} />} fw={600}>
              Set it up first
            </Anchor>{' '}
            to become its owner.
          </Trans>
        </Text>
      )}
    </AccountCard>
  )
}
