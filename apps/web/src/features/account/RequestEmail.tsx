import { useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { requestEmailInput } from '@questboard/api/auth/schema'
import { type ReactNode, useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
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
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const texts = { email: t`Enter your e-mail, for example ani@example.com.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email },
    validate: (values) => checkFields(requestEmailInput, values, texts),
  })

  async function submit(values: typeof form.values) {
    setProblem(null)
    setSending(true)
    try {
      await ask(values.email)
      onAsked(values.email.trim())
    } catch (error) {
      setProblem(await showInForm(form, error, { texts }))
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        () => form.getInputNode('email')?.focus(),
      )}
      noValidate
    >
      <Stack>
        <FormProblem text={problem} />
        <EmailInput form={form} />
        <Button type="submit" size="lg" loading={sending}>
          {button}
        </Button>
      </Stack>
    </form>
  )
}
