import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { groupRegisterInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { deviceToken } from '../../app/device.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { currentLocale } from '../../app/locale.ts'
import { startSession } from '../../app/start-session.ts'
import { trpc, trpcUtils } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from '../account/AccountCard.tsx'
import { Agreement } from '../account/Agreement.tsx'
import { confirmed, emptyAccount, NameInput, PasswordAndBirthInputs, useAccountTexts } from '../account/NewAccount.tsx'
import { ClosedInvitation } from './ClosedInvitation.tsx'
import type { LinkState } from './check-invitation.ts'
import { invitationAddress } from './link.ts'

type GroupSignUpPageProps = { token: string; looked: LinkState }

/** Sign-up by the link of an invitation. The account is active at once and in the group. */
export function GroupSignUpPage({ token, looked }: GroupSignUpPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Group invitation`)
  const [closed, setClosed] = useState(looked.state === 'closed' ? looked.code : null)
  if (closed !== null || looked.state === 'closed') return <ClosedInvitation code={closed ?? 'tokenDoesNotExist'} />
  return <Form token={token} email={looked.email} onClosed={setClosed} />
}

const closing = new Set(['tokenDoesNotExist', 'groupInvitationLinkExpired', 'inviteAlreadyAccepted'])

function Form({ token, email, onClosed }: { token: string; email: string; onClosed: (code: string) => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [isUsed, setIsUsed] = useState(false)
  const register = trpc.auth.groupRegister.useMutation({ meta: { failureShownInline: true } })
  const texts = useAccountTexts()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyAccount,
    validate: (values) => checkFields(groupRegisterInput, { ...values, email, invitationToken: token }, texts),
  })

  async function submit(values: typeof form.values) {
    setProblem(null)
    setIsUsed(false)
    try {
      const asked = {
        ...confirmed(values),
        email,
        invitationToken: token,
        lang: currentLocale(),
        device: deviceToken(),
      }
      const { token: own, user } = await register.mutateAsync(asked)
      if (own === null) return await router.navigate({ to: '/login' })
      await startSession({ token: own, user })
      const [group] = await trpcUtils.groups.list.fetch({}).catch(() => [])
      await router.navigate({ href: group ? `/groups/${group.id}` : '/dashboard', replace: true })
    } catch (error) {
      const { code } = readFailure(error)
      if (closing.has(code)) return onClosed(code)
      setIsUsed(code === 'emailAlreadyUsed')
      const codes = { underMinimumAge: 'birthDate' } as const
      setProblem(await showInForm(form, error, { texts, codes }))
    }
  }

  return (
    <AccountCard
      title={<Trans>You’re invited</Trans>}
      text={<Trans>Create your account and you’re in the group.</Trans>}
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
          <NameInput form={form} />
          <PasswordAndBirthInputs form={form} />
          <Agreement />
          <Button type="submit" size="lg" loading={register.isPending}>
            <Trans>Join and start playing</Trans>
          </Button>
        </Stack>
      </form>
    </AccountCard>
  )
}
