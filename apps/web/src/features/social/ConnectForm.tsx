import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { showInForm } from '../../app/form-failure.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { OwnPassword } from '../account/OwnPassword.tsx'
import { goToOidc } from './pending-oidc.ts'

type ConnectFormProps = { name: string; hasPassword: boolean; close: () => void }

/** Leads to the operator's identity provider. A way in is added, so an account with a password needs it. */
export function ConnectForm({ name, hasPassword, close }: ConnectFormProps) {
  const { t } = useLingui()
  const texts = { password: t`Enter your current password.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: ({ password }) => (hasPassword && password === '' ? texts : {}),
  })
  const codes = { incorrectOldPassword: 'password' } as const
  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts, codes }))
  const submit = (values: typeof form.values) =>
    send(async () => {
      const begun = await trpcClient.auth.beginConnect.mutate(values)
      await goToOidc(begun, { purpose: 'connect', redirect: '/settings/security#services' })
    })
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text>
          <Trans>Sign in at {name} once. From then on it signs you in here, too.</Trans>
        </Text>
        <OwnPassword key={form.key('password')} {...form.getInputProps('password')} data-autofocus />
        <FormButtons {...state} close={close}>
          <Trans>Continue with {name}</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
