import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { browserToken } from '../../app/browser-token.ts'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { startSession } from '../../app/start-session.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { endWaitingSignIn, type WaitingSignIn } from './after-sign-in.ts'
import { useCodeFaultText } from './use-code-fault-text.ts'

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
export function SecondFactorPage({ waiting }: { waiting: WaitingSignIn | undefined }) {
  const { t } = useLingui()
  usePageTitle(t`Code`)
  const [isOver, setIsOver] = useState(waiting === undefined)
  if (isOver || !waiting) return <TooLate redirect={waiting?.redirect} />
  return <CodeForm waiting={waiting} onOver={() => setIsOver(true)} />
}

function CodeForm({ waiting: { ticket, redirect }, onOver }: { waiting: WaitingSignIn; onOver: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const [usesRecovery, setUsesRecovery] = useState(false)
  const faultText = useCodeFaultText()
  const missing = usesRecovery ? t`Enter one of your recovery codes.` : t`Enter the 6 digits.`
  const form = useForm({
    mode: 'controlled',
    initialValues: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: missing } : {}),
  })

  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code === 'authenticationFailed') {
      onOver()
      return null
    }
    if (code !== 'wrongCredentials') return failureText(code)
    form.setFieldError('code', faultText(error, usesRecovery))
    form.getInputNode('code')?.focus()
    return null
  })

  const submit = ({ code }: typeof form.values) =>
    send(async () => {
      await startSession(await trpcClient.secondFactor.signIn.mutate({ ticket, code, device: browserToken() }))
      endWaitingSignIn()
      router.history.replace(redirect)
    })

  function change(typed: string) {
    const before = form.getValues().code
    form.setFieldValue('code', typed)
    form.clearFieldError('code')
    // The last digit, or a pasted code, sends the form.
    const digits = digitsOf(typed)
    if (!usesRecovery && !state.isSending && digits.length === 6 && digits !== digitsOf(before)) {
      void submit({ code: typed })
    }
  }

  function switchKind() {
    setUsesRecovery(!usesRecovery)
    form.reset()
  }

  return (
    <AccountCard
      title={<Trans>One more step</Trans>}
      text={
        usesRecovery ? (
          <Trans>You got ten recovery codes when you turned this on. Each works once.</Trans>
        ) : (
          <Trans>Open your authenticator app and enter the code for Questboard.</Trans>
        )
      }
      footer={
        <Trans>
          Not you?{' '}
          <Anchor renderRoot={(props) => <Link to="/login" search={{ redirect }} replace {...props} />} fw={600}>
            Back to sign-in
          </Anchor>
        </Trans>
      }
    >
      <AccountForm {...state} form={form} submit={submit} button={<Trans>Sign in</Trans>}>
        <TextInput
          key={String(usesRecovery)}
          {...form.getInputProps('code')}
          onChange={(event) => change(event.currentTarget.value)}
          data-path="code"
          label={usesRecovery ? t`Recovery code` : t`Code`}
          inputMode={usesRecovery ? 'text' : 'numeric'}
          autoComplete={usesRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          // The page has one task, and its user has just asked for it.
          autoFocus
          required
          withAsterisk={false}
        />
      </AccountForm>
      <Stack mt="sm">
        <Button variant="subtle" onClick={switchKind}>
          {usesRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
        <details>
          <summary>
            <Trans>Lost your phone and your recovery codes?</Trans>
          </summary>
          <Trans>
            Have a passkey? It needs no code. If not, ask the person who runs this Questboard to turn the code off. A
            new password doesn’t turn it off.
          </Trans>
        </details>
      </Stack>
    </AccountCard>
  )
}

const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

function TooLate({ redirect }: { redirect: string | undefined }) {
  return (
    <AccountCard
      title={<Trans>Please sign in again</Trans>}
      text={<Trans>The code has to be entered within 10 minutes, in the same browser.</Trans>}
    >
      <Button size="lg" fullWidth renderRoot={(props) => <Link to="/login" search={{ redirect }} replace {...props} />}>
        <Trans>Back to sign-in</Trans>
      </Button>
    </AccountCard>
  )
}
