import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { readFailure } from '../../../app/failure.ts'
import { showInForm } from '../../../app/form-failure.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { OwnPassword } from '../../account/OwnPassword.tsx'
import { useCodeFaultText } from '../../account/use-code-fault-text.ts'

export type ProofValues = {
  password: string
  code: string
}

/** A form that proves who changes the second factor: the password, and a code while one is on. */
export function useProof({ withCode }: { withCode: boolean }) {
  const { t } = useLingui()
  const faultText = useCodeFaultText()
  const form = useForm<ProofValues>({
    mode: 'uncontrolled',
    initialValues: { password: '', code: '' },
    validate: ({ code }) =>
      withCode && code.trim() === '' ? { code: t`Enter the 6 digits, or a recovery code.` } : {},
  })
  const submit = useSubmit(async (error) => {
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
  return { form, ...submit }
}

export function ProofPassword({ form }: { form: UseFormReturnType<ProofValues> }) {
  return <OwnPassword key={form.key('password')} {...form.getInputProps('password')} data-autofocus />
}

export function ProofCode({ form }: { form: UseFormReturnType<ProofValues> }) {
  const { t } = useLingui()
  return (
    <TextInput
      key={form.key('code')}
      {...form.getInputProps('code')}
      label={t`Code`}
      description={t`From the app, or a recovery code.`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={50}
    />
  )
}
