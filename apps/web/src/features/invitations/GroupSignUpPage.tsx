import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { groupRegisterInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { enter } from '../../app/enter.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { currentLocale } from '../../app/locale.ts'
import { trpc, trpcUtils } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from '../account/AccountCard.tsx'
import { BirthDateInput } from '../account/BirthDateInput.tsx'
import { PasswordStrength } from '../account/PasswordStrength.tsx'
import { usePasswordToggle } from '../account/use-password-toggle.ts'
import { ClosedInvitation } from './ClosedInvitation.tsx'
import { invitationAddress } from './link.ts'
import type { Looked } from './look-at.ts'

type GroupSignUpPageProps = { token: string; looked: Looked }

/** Making an account by the link of an invitation: it is active at once, and in the group. */
export function GroupSignUpPage({ token, looked }: GroupSignUpPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Invitation to a group`)
  const [closed, setClosed] = useState(looked.state === 'closed' ? looked.code : null)
  if (closed !== null || looked.state === 'closed') return <ClosedInvitation code={closed ?? 'tokenDoesNotExist'} />
  return <Form token={token} email={looked.email} onClosed={setClosed} />
}

const closing = new Set(['tokenDoesNotExist', 'groupInvitationLinkExpired', 'inviteAlreadyAccepted'])

function Form({ token, email, onClosed }: { token: string; email: string; onClosed: (code: string) => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const toggle = usePasswordToggle()
  const [problem, setProblem] = useState<string | null>(null)
  const [isUsed, setIsUsed] = useState(false)
  const [password, setPassword] = useState('')
  const register = trpc.auth.groupRegister.useMutation({ meta: { failureShownInline: true } })
  const texts = {
    name: t`Write a name, up to 150 characters.`,
    password: t`Choose a password of 10 to 128 characters.`,
    passwordConfirmation: t`Type the same password once more.`,
    birthDate: t`Write the day, the month and the year of your birth.`,
  }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', password: '', passwordConfirmation: '', birthDate: '' },
    validate: (values) => ({
      ...checkFields(groupRegisterInput, { ...values, email, invitationToken: token }, texts),
      ...(values.password !== values.passwordConfirmation && { passwordConfirmation: texts.passwordConfirmation }),
    }),
  })
  form.watch('password', ({ value }) => setPassword(value))

  async function submit(values: typeof form.values) {
    setProblem(null)
    setIsUsed(false)
    try {
      const asked = { ...values, email, invitationToken: token, lang: currentLocale() }
      const { token: own, user } = await register.mutateAsync(asked)
      if (own === null) return await router.navigate({ to: '/login' })
      await enter({ token: own, user })
      const [group] = await trpcUtils.groups.list.fetch({}).catch(() => [])
      await router.navigate({ href: group ? `/groups/${group.id}` : '/dashboard' })
    } catch (error) {
      const { code } = readFailure(error)
      if (closing.has(code)) return onClosed(code)
      setIsUsed(code === 'emailAlreadyUsed')
      const codes = { passwordsMismatch: 'passwordConfirmation', underMinimumAge: 'birthDate' } as const
      setProblem(await showInForm(form, error, { texts, codes }))
    }
  }

  return (
    <AccountCard
      title={<Trans>You are invited</Trans>}
      text={<Trans>Make your account, and you are in the group at once.</Trans>}
      footer={
        <Trans>
          Already playing?{' '}
          <Anchor
            renderRoot={(props) => <Link to="/login" search={{ redirect: invitationAddress(token) }} {...props} />}
            fw={600}
          >
            Sign in and accept it
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
          {isUsed && (
            <Button
              variant="light"
              renderRoot={(props) => <Link to="/login" search={{ redirect: invitationAddress(token) }} {...props} />}
            >
              <Trans>Sign in and accept it</Trans>
            </Button>
          )}
          <TextInput
            label={t`E-mail`}
            description={t`The invitation is for this address.`}
            type="email"
            autoComplete="username"
            value={email}
            readOnly
          />
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
            <Trans>Join and start playing</Trans>
          </Button>
        </Stack>
      </form>
    </AccountCard>
  )
}
