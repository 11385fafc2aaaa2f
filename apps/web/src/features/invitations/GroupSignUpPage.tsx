import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { groupRegisterInput } from '@questboard/api/auth/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { browserToken } from '../../app/browser-token.ts'
import { checkFields } from '../../app/check-fields.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { justJoined } from '../../app/just-joined.ts'
import { currentLocale } from '../../app/locale.ts'
import { startSession } from '../../app/start-session.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountForm } from '../account/AccountForm.tsx'
import { Agreement } from '../account/Agreement.tsx'
import { confirmed, emptyAccount, NameInput, PasswordAndBirthInputs, useAccountTexts } from '../account/NewAccount.tsx'
import { opensAccounts, type SignInOptions } from '../account/sign-in-options.ts'
import { OtherWays } from '../social/OtherWays.tsx'
import { ClosedInvitation } from './ClosedInvitation.tsx'
import type { LinkState, OpenLink } from './check-invitation.ts'
import { InvitedBy } from './InvitedBy.tsx'
import { invitationAddress } from './link.ts'

type GroupSignUpPageProps = { token: string; link: LinkState; options: SignInOptions }

/** Sign-up by the link of an invitation. The account is active at once and in the group. */
export function GroupSignUpPage({ token, link, options }: GroupSignUpPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Group invitation`)
  const [closed, setClosed] = useState(link.state === 'closed' ? link.code : null)
  if (closed !== null || link.state === 'closed') return <ClosedInvitation code={closed ?? 'tokenDoesNotExist'} />
  return <Form token={token} link={link} options={options} onClosed={setClosed} />
}

const closing = new Set(['tokenDoesNotExist', 'groupInvitationLinkExpired', 'inviteAlreadyAccepted'])

type FormProps = { token: string; link: OpenLink; options: SignInOptions; onClosed: (code: string) => void }

function Form({ token, link, options, onClosed }: FormProps) {
  const { email } = link
  const { t } = useLingui()
  const router = useRouter()
  const [isUsed, setIsUsed] = useState(false)
  const texts = useAccountTexts()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyAccount,
    validate: (values) => checkFields(groupRegisterInput, { ...values, email, invitationToken: token }, texts),
  })

  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (!closing.has(code)) {
      setIsUsed(code === 'emailAlreadyUsed')
      return showInForm(form, error, { texts, codes: { underMinimumAge: 'birthDate' } })
    }
    onClosed(code)
    return null
  })

  const isOpen = opensAccounts(options, true)

  const submit = (values: typeof form.values) =>
    send(async () => {
      setIsUsed(false)
      const written = { ...confirmed(values), email, lang: currentLocale(), device: browserToken() }
      const { token: own, user } = await trpcClient.auth.groupRegister.mutate({ ...written, invitationToken: token })
      if (own === null) return router.navigate({ to: '/login' })
      await startSession({ token: own, user })
      const [group] = await trpcUtils.groups.list.fetch({}).catch(() => [])
      if (group) justJoined.write(group.id)
      await router.navigate({ href: group ? `/groups/${group.id}` : '/dashboard', replace: true })
    })

  return (
    <AccountCard
      title={<Trans>You’re invited</Trans>}
      text={
        <>
          <InvitedBy link={link} />{' '}
          {isOpen ? (
            <Trans>Create your account and you’re in.</Trans>
          ) : (
            <Trans>On this server you can’t create an account yourself. Ask the person who runs it.</Trans>
          )}
        </>
      }
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
      {options.passwordSignIn && isOpen && (
        <AccountForm {...state} form={form} submit={submit} button={<Trans>Join and start playing</Trans>}>
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
        </AccountForm>
      )}
      {!options.passwordSignIn && <OtherWays options={options} redirect={invitationAddress(token)} newAccount />}
    </AccountCard>
  )
}
