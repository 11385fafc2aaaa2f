import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { readFailure } from '../../../app/failure.ts'
import { showInForm } from '../../../app/form-failure.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { FormButtons } from '../../../ui/FormButtons.tsx'
import { showMessage } from '../../../ui/toasts.ts'
import { useCodeFaultText } from '../../account/use-code-fault-text.ts'
import { usePasswordToggle } from '../../account/use-password-toggle.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Makes new recovery codes, or turns the second factor off: with the password and a code. */
export function ChangeForm({ kind, close }: { kind: 'codes' | 'off'; close: () => void }) {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  const faultText = useCodeFaultText()
  const [codes, setCodes] = useState<string[] | null>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: t`Enter the 6 digits, or a recovery code.` } : {}),
  })
  const { send, ...state } = useSubmit(async (error) => {
    if (readFailure(error).code === 'invalidData') {
      form.setFieldError('code', faultText(error))
      form.getInputNode('code')?.focus()
      return null
    }
    return showInForm(form, error, {
      texts: { password: t`Enter your current password.` },
      codes: { incorrectOldPassword: 'password' },
    })
  })
  const submit = (values: typeof form.values) =>
    send(async () => {
      if (kind === 'codes') {
        setCodes((await trpcClient.secondFactor.makeRecoveryCodes.mutate(values)).recoveryCodes)
        return
      }
      await trpcClient.secondFactor.turnOff.mutate(values)
      void trpcUtils.secondFactor.read.invalidate()
      showMessage(t`Signing in no longer asks for a code.`)
      close()
    })
  if (codes) return <RecoveryCodes codes={codes} close={close} />
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text size="sm">
          {kind === 'codes' ? (
            <Trans>The codes that you have now stop working.</Trans>
          ) : (
            <Trans>Then your password alone is enough to sign in.</Trans>
          )}
        </Text>
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          {...toggle}
          label={t`Your password`}
          description={t`Leave it empty if you don’t have one.`}
          autoComplete="current-password"
          data-autofocus
        />
        <TextInput
          key={form.key('code')}
          {...form.getInputProps('code')}
          label={t`Code`}
          description={t`From the app, or a recovery code.`}
          autoComplete="one-time-code"
        />
        <FormButtons {...state} close={close} {...(kind === 'off' && { color: 'red' as const })}>
          {kind === 'codes' ? <Trans>Make new codes</Trans> : <Trans>Turn off</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
