import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { registerInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { enter } from '../../app/enter.ts'
import { showInForm } from '../../app/form-failure.ts'
import { currentLocale } from '../../app/locale.ts'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from './AccountCard.tsx'
import { BirthDateInput } from './BirthDateInput.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { usePasswordToggle } from './use-password-toggle.ts'

/** Making an account, on one card. With a mail server the account waits for the link in the letter. */
export function SignUpPage() {
  const { t } = useLingui()
  usePageTitle(t`Sign up`)
  const router = useRouter()
  const toggle = usePasswordToggle()
  const [problem, setProblem] = useState<string | null>(null)
  const [letterTo, setLetterTo] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const register = trpc.auth.register.useMutation({ meta: { failureShownInline: true } })
  const texts = {
    name: t`Write a name, up to 150 characters.`,
    email: t`Write your e-mail, like ani@example.com.`,
    password: t`Choose a password of 10 to 128 characters.`,
    passwordConfirmation: t`Type the same password once more.`,
    birthDate: t`Write the day, the month and the year of your birth.`,
  }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '', passwordConfirmation: '', birthDate: '' },
    validate: (values) => ({
      ...checkFields(registerInput, values, texts),
      ...(values.password !== values.passwordConfirmation && { passwordConfirmation: texts.passwordConfirmation }),
    }),
  })
  form.watch('password', ({ value }) => setPassword(value))

  async function submit(values: typeof form.values) {
    setProblem(null)
    try {
      const { token, user } = await register.mutateAsync({ ...values, lang: currentLocale() })
      if (token === null) return setLetterTo(user.email)
      await enter({ token, user })
      await router.navigate({ to: '/dashboard' })
    } catch (error) {
      const codes = {
        emailAlreadyUsed: 'email',
        passwordsMismatch: 'passwordConfirmation',
        underMinimumAge: 'birthDate',
      } as const
      setProblem(await showInForm(form, error, { texts, codes }))
    }
  }

  if (letterTo !== null) {
    return (
      <AccountCard title={<Trans>One more step</Trans>}>
        <p role="status">
          <Trans>
            We sent a letter to <strong>{letterTo}</strong>. Open the link in it within two days, and the game begins.
          </Trans>
        </p>
      </AccountCard>
    )
  }

  return (
    <AccountCard
      title={<Trans>Take your place at the start</Trans>}
      text={<Trans>It takes a minute, and it is free.</Trans>}
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
          <TextInput
            key={form.key('name')}
            {...form.getInputProps('name')}
            label={t`Name`}
            description={t`As the others will see it. A nickname is fine.`}
            autoComplete="nickname"
            maxLength={150}
            required
            withAsterisk={false}
          />
          <TextInput
            key={form.key('email')}
            {...form.getInputProps('email')}
            label={t`E-mail`}
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            withAsterisk={false}
          />
          <PasswordInput
            key={form.key('password')}
            {...form.getInputProps('password')}
            {...toggle}
            aria-invalid={Boolean(form.errors.password)}
            label={t`Password`}
            description={<PasswordStrength password={password} />}
            descriptionProps={{ component: 'div' }}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            required
            withAsterisk={false}
          />
          <PasswordInput
            key={form.key('passwordConfirmation')}
            {...form.getInputProps('passwordConfirmation')}
            {...toggle}
            aria-invalid={Boolean(form.errors.passwordConfirmation)}
            label={t`The password once more`}
            autoComplete="new-password"
            required
            withAsterisk={false}
          />
          <BirthDateInput
            label={t`Date of birth`}
            description={t`You need to be at least 13. We check the date and do not keep it.`}
            error={form.errors.birthDate}
            onChange={(day) => form.setFieldValue('birthDate', day)}
          />
          <Button type="submit" size="lg" loading={register.isPending}>
            <Trans>Start playing</Trans>
          </Button>
        </Stack>
      </form>
    </AccountCard>
  )
}
