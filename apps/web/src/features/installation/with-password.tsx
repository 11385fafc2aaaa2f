import { useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { OwnPassword } from '../account/OwnPassword.tsx'

type WithPasswordProps = {
  text: ReactNode
  /** An extra control. */
  choice?: ReactNode
  /** The label of the button. */
  action: ReactNode
  color?: 'red'
  close: () => void
  onConfirm: (password: string) => Promise<void>
}

/** A dialog for what the owner confirms with a password. */
export function WithPassword({ text, choice, action, color, close, onConfirm }: WithPasswordProps) {
  const { t } = useLingui()
  const texts = { password: t`Enter your current password.` }
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } })
  const codes = { incorrectOldPassword: 'password' } as const
  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts, codes }))
  return (
    <form onSubmit={form.onSubmit(({ password }) => void send(async () => onConfirm(password)))} noValidate>
      <Stack>
        <Text>{text}</Text>
        {choice}
        <OwnPassword key={form.key('password')} {...form.getInputProps('password')} data-autofocus />
        <FormButtons {...state} close={close} {...(color && { color })}>
          {action}
        </FormButtons>
      </Stack>
    </form>
  )
}
