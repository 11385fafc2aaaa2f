import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { setUpInput } from '@questboard/api/installation/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { browserToken } from '../../app/browser-token.ts'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { currentLocale } from '../../app/locale.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { LanguageSwitch } from '../../layout/LanguageSwitch.tsx'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountForm } from '../account/AccountForm.tsx'
import { pathAfterSignIn } from '../account/after-sign-in.ts'
import { EmailInput } from '../account/EmailInput.tsx'
import { confirmed, emptyAccount, NameInput, PasswordAndBirthInputs, useAccountTexts } from '../account/NewAccount.tsx'
import { type SignUp, SignUpChoice } from './SignUpChoice.tsx'
import { TestEmail } from './TestEmail.tsx'

type SetUpPageProps = {
  /** Whether the installation waits to be set up. */
  isAwaited: boolean
  fixedSignUp: SignUp | null
  /** The code from the link in the log; '' if it must be typed. */
  code: string
}

/** The first visit of an empty installation. */
export function SetUpPage({ isAwaited, ...given }: SetUpPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Set up Questboard`)
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  if (!isAwaited) return <AlreadySetUp />
  return <SetUpForm {...given} onDone={() => setDone(true)} />
}

type SetUpFormProps = Omit<SetUpPageProps, 'isAwaited'> & { onDone: () => void }

function SetUpForm({ fixedSignUp, code, onDone }: SetUpFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const [signUp, setSignUp] = useState<SignUp>(fixedSignUp ?? 'open')
  const texts = {
    code: t`Enter the code from the log, for example 7Q2KM-0RXVA-93JTD.`,
    place: t`Enter a name of up to 60 characters.`,
    ...useAccountTexts(),
    email: t`Enter your e-mail, for example ani@example.org.`,
  }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code, place: '', ...emptyAccount, email: '' },
    validate: (values) => ({
      ...(values.code.trim() === '' && { code: texts.code }),
      ...checkFields(setUpInput.omit({ signUp: true }), values, texts),
    }),
  })
  const codes = { setUpCodeWrong: 'code', underMinimumAge: 'birthDate' } as const
  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts, codes }))

  const submit = (values: typeof form.values) =>
    send(async () => {
      const written = { ...confirmed(values), signUp, lang: currentLocale(), device: browserToken() }
      const answer = await trpcClient.installation.setUp.mutate(written)
      const path = await pathAfterSignIn(answer, '/dashboard')
      await trpcUtils.config.read.invalidate()
      if (answer.token === null) return router.navigate({ to: path })
      onDone()
    })

  return (
    <AccountCard
      title={<Trans>Welcome to your Questboard</Trans>}
      text={<Trans>It’s new and empty. Create the first account, and you become its owner.</Trans>}
      footer={
        fixedSignUp === 'closed' || fixedSignUp === 'invited' ? undefined : (
          <Anchor renderRoot={(props) => <Link to="/sign-up" {...props} />} fw={600}>
            <Trans>I just want to try it</Trans>
          </Anchor>
        )
      }
    >
      <AccountForm {...state} form={form} submit={submit} button={<Trans>Set up</Trans>}>
        <LanguageSwitch />
        {code === '' && (
          <TextInput
            key={form.key('code')}
            {...form.getInputProps('code')}
            label={t`Code from the log`}
            description={t`Find it in the log of the server, after “Set it up at”. It keeps strangers from setting up your server.`}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            required
            withAsterisk={false}
          />
        )}
        <TextInput
          key={form.key('place')}
          {...form.getInputProps('place')}
          label={t`Name of this Questboard`}
          description={t`You can leave it empty. For example: The Ivanovs’ house.`}
          maxLength={60}
          autoComplete="off"
        />
        <NameInput form={form} />
        <EmailInput form={form} />
        <PasswordAndBirthInputs form={form} />
        <SignUpChoice value={signUp} fixed={fixedSignUp} onChange={setSignUp} />
      </AccountForm>
    </AccountCard>
  )
}

function Done() {
  return (
    <AccountCard
      title={<Trans>All set</Trans>}
      text={
        <Trans>
          You’re the owner of this Questboard now. You’ll find it in your settings, under “This Questboard”.
        </Trans>
      }
    >
      <Stack>
        <TestEmail />
        <Button size="lg" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
          <Trans>Start playing</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}

function AlreadySetUp() {
  return (
    <AccountCard
      title={<Trans>There is nothing to set up</Trans>}
      text={<Trans>People already play here. Sign in, or ask the person who runs this Questboard.</Trans>}
    >
      <Button size="lg" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
        <Trans>Sign in</Trans>
      </Button>
    </AccountCard>
  )
}
