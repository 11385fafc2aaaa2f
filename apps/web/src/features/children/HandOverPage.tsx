import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { takeOverInput } from '@questboard/api/children/schema'
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
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountForm } from '../account/AccountForm.tsx'
import { Agreement } from '../account/Agreement.tsx'
import { ForVisitor } from '../account/ForVisitor.tsx'
import { confirmed, emptyAccount, PasswordAndBirthInputs, useAccountTexts } from '../account/NewAccount.tsx'
import { providersOf, type SignInOptions, useWayBack } from '../account/sign-in-options.ts'

const closing = new Set(['tokenDoesNotExist', 'handOverLinkExpired'])

/** Turns a child into an account, by the link that a guardian had sent. */
export function HandOverPage({ token, options }: { token: string; options: SignInOptions }) {
  const { t } = useLingui()
  usePageTitle(t`Your own account`)
  const router = useRouter()
  const [closed, setClosed] = useState<string | null>(token === '' ? 'tokenDoesNotExist' : null)
  if (closed !== null) return <ClosedLink code={closed} />
  return (
    <ForVisitor openAgain={() => router.navigate({ to: '/hand-over', search: { token } })}>
      <Form token={token} options={options} onClosed={setClosed} />
    </ForVisitor>
  )
}

type FormProps = { token: string; options: SignInOptions; onClosed: (code: string) => void }

function Form({ token, options, onClosed }: FormProps) {
  const { i18n } = useLingui()
  const open = useWayBack(options)
  const service = providersOf(options, i18n.locale)
  /** A server without passwords takes none. */
  const chosen = (password: string) => (options.passwordSignIn ? confirmed({ password }) : {})
  const texts = useAccountTexts()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyAccount,
    validate: ({ password, birthDate }) => checkFields(takeOverInput, { ...chosen(password), birthDate, token }, texts),
  })

  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (!closing.has(code)) return showInForm(form, error, { texts, codes: { underMinimumAge: 'birthDate' } })
    onClosed(code)
    return null
  })

  const submit = ({ password, birthDate }: typeof form.values) =>
    send(async () => {
      const input = { ...chosen(password), birthDate, token, device: browserToken() }
      await startSession(await trpcClient.children.takeOver.mutate(input))
      await open()
    })

  return (
    <AccountCard
      title={<Trans>The game is yours now</Trans>}
      text={
        options.passwordSignIn ? (
          <Trans>Choose a password. Your rubies, streaks and groups stay as they are.</Trans>
        ) : (
          <Trans>
            Your rubies, streaks and groups stay as they are. From now on you sign in with {service} or a passkey.
          </Trans>
        )
      }
    >
      <AccountForm {...state} form={form} submit={submit} button={<Trans>Take over my account</Trans>}>
        <PasswordAndBirthInputs form={form} byPassword={options.passwordSignIn} />
        <Agreement />
      </AccountForm>
    </AccountCard>
  )
}

function ClosedLink({ code }: { code: string }) {
  const hasExpired = code === 'handOverLinkExpired'
  return (
    <AccountCard
      title={hasExpired ? <Trans>This link has expired</Trans> : <Trans>This link no longer works</Trans>}
      text={
        hasExpired ? (
          <Trans>Links work for 7 days. Ask your guardian for a new one.</Trans>
        ) : (
          <Trans>It was already used, taken back, replaced by a newer link, or mistyped.</Trans>
        )
      }
    >
      <Button size="lg" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
        <Trans>Sign in</Trans>
      </Button>
    </AccountCard>
  )
}
