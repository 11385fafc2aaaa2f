import { useLingui } from '@lingui/react/macro'
import { useForm } from '@mantine/form'
import { requestEmailInput } from '@questboard/api/auth/schema'
import type { ReactNode } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { AccountForm } from './AccountForm.tsx'
import { EmailInput } from './EmailInput.tsx'

type RequestEmailProps = {
  /** The initial value, if the address is known. */
  email?: string
  button: ReactNode
  /** Sends the request. Its error is shown in the form. */
  ask: (email: string) => Promise<unknown>
  onAsked: (email: string) => void
}

/** A form with one field that requests an e-mail with a link. */
export function RequestEmail({ email = '', button, ask, onAsked }: RequestEmailProps) {
  const { t } = useLingui()
  const texts = { email: t`Enter your e-mail, for example ani@example.org.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email },
    validate: (values) => checkFields(requestEmailInput, values, texts),
  })

  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts }))

  const submit = ({ email }: typeof form.values) => send(() => ask(email).then(() => onAsked(email.trim())))

  return (
    <AccountForm {...state} form={form} submit={submit} button={button}>
      <EmailInput form={form} />
    </AccountForm>
  )
}
