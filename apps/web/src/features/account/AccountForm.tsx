import { Button, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { FormProblem } from '../../ui/FormProblem.tsx'

type AccountFormProps<Values> = {
  form: UseFormReturnType<Values>
  submit: (values: Values) => Promise<void>
  isSending: boolean
  problem: string | null
  /** The label of the button. */
  button: ReactNode
  children: ReactNode
}

/** A form in an account card. */
export function AccountForm<Values>({ form, submit, isSending, problem, button, children }: AccountFormProps<Values>) {
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <FormProblem text={problem} />
        {children}
        <Button type="submit" size="lg" loading={isSending}>
          {button}
        </Button>
      </Stack>
    </form>
  )
}
