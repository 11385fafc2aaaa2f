import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { changePasswordInput } from '@questboard/api/auth/schema'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { trpc, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { PasswordStrength } from '../account/PasswordStrength.tsx'
import { SavedMessage } from '../account/SavedMessage.tsx'
import { usePasswordToggle } from '../account/use-password-toggle.ts'

/** The form that changes the password: the current one, and the new one twice. */
export function PasswordForm() {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  const [password, setPassword] = useState('')
  // Users without tokens are not asked about them.
  const tokens = trpc.tokens.list.useQuery({}, { staleTime: 0 })
  const change = trpc.auth.changePassword.useMutation({ meta: { failureShownInline: true } })
  const texts = {
    oldPassword: t`Enter your current password.`,
    password: t`Choose a password of 10 to 128 characters.`,
    passwordConfirmation: t`Type the same password again.`,
  }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { oldPassword: '', password: '', passwordConfirmation: '', keepTokens: false },
    validate: (values) => ({
      ...checkFields(changePasswordInput, values, texts),
      ...(values.oldPassword === '' && { oldPassword: texts.oldPassword }),
      ...(values.password !== values.passwordConfirmation && { passwordConfirmation: texts.passwordConfirmation }),
    }),
  })
  form.watch('password', ({ value }) => setPassword(value))

  const codes = { incorrectOldPassword: 'oldPassword', passwordsMismatch: 'passwordConfirmation' } as const
  const { send, isSending, problem } = useSubmit((error) => showInForm(form, error, { texts, codes }))

  const submit = (values: typeof form.values) =>
    send(async () => {
      await change.mutateAsync(values)
      form.reset()
      for (const list of [trpcUtils.tokens.list, trpcUtils.calendar.state, trpcUtils.webhooks.list])
        void list.invalidate()
      void trpcUtils.auth.listSessions.invalidate()
    })

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <PasswordInput
          key={form.key('oldPassword')}
          {...form.getInputProps('oldPassword')}
          {...toggle}
          aria-invalid={Boolean(form.errors.oldPassword)}
          label={t`Current password`}
          autoComplete="current-password"
        />
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          {...toggle}
          aria-invalid={Boolean(form.errors.password)}
          label={t`New password`}
          description={<PasswordStrength password={password} />}
          descriptionProps={{ component: 'div' }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
        />
        <PasswordInput
          key={form.key('passwordConfirmation')}
          {...form.getInputProps('passwordConfirmation')}
          {...toggle}
          aria-invalid={Boolean(form.errors.passwordConfirmation)}
          label={t`New password again`}
          autoComplete="new-password"
        />
        {tokens.data && tokens.data.length > 0 && (
          <Checkbox
            key={form.key('keepTokens')}
            {...form.getInputProps('keepTokens', { type: 'checkbox' })}
            label={t`Keep my API tokens`}
            description={t`Otherwise they stop working too. Leave this off if someone may know your password.`}
          />
        )}
        <Group>
          <Button type="submit" loading={isSending}>
            <Trans>Change password</Trans>
          </Button>
          <SavedMessage shown={change.isSuccess} problem={problem} />
        </Group>
      </Stack>
    </form>
  )
}
