import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { takeOverInput } from '@questboard/api/children/schema'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { deviceToken } from '../../app/device.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { startSession } from '../../app/start-session.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from '../account/AccountCard.tsx'
import { Agreement } from '../account/Agreement.tsx'
import { confirmed, emptyAccount, PasswordAndBirthInputs, useAccountTexts } from '../account/NewAccount.tsx'

const closing = new Set(['tokenDoesNotExist', 'handOverLinkExpired'])

/** Turns a child into an account, by the link that a guardian had sent. */
export function HandOverPage({ token }: { token: string }) {
  const { t } = useLingui()
  usePageTitle(t`Your own account`)
  const [closed, setClosed] = useState<string | null>(token === '' ? 'tokenDoesNotExist' : null)
  return closed === null ? <Form token={token} onClosed={setClosed} /> : <ClosedLink code={closed} />
}

function Form({ token, onClosed }: { token: string; onClosed: (code: string) => void }) {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const texts = useAccountTexts()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyAccount,
    validate: ({ password, birthDate }) =>
      checkFields(takeOverInput, { ...confirmed({ password }), birthDate, token }, texts),
  })

  async function submit({ password, birthDate }: typeof form.values) {
    setProblem(null)
    setSending(true)
    try {
      const asked = { ...confirmed({ password }), birthDate, token, device: deviceToken() }
      await startSession(await trpcClient.children.takeOver.mutate(asked))
      await router.navigate({ to: '/dashboard', replace: true })
    } catch (error) {
      setSending(false)
      const { code } = readFailure(error)
      if (closing.has(code)) return onClosed(code)
      const codes = { underMinimumAge: 'birthDate' } as const
      setProblem(await showInForm(form, error, { texts, codes }))
    }
  }

  return (
    <AccountCard
      title={<Trans>The game is yours now</Trans>}
      text={<Trans>Choose a password. Your rubies, streaks and groups stay as they are.</Trans>}
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
          <PasswordAndBirthInputs form={form} />
          <Agreement />
          <Button type="submit" size="lg" loading={sending}>
            <Trans>Take over my account</Trans>
          </Button>
        </Stack>
      </form>
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
