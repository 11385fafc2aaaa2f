import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { maxPasskeyNameLength, type Passkey } from '@questboard/api/auth/passkeys/schema'
import { showInForm } from '../../../app/form-failure.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { FormButtons } from '../../../ui/FormButtons.tsx'

export function RenamePasskey({ passkey: { id, name }, close }: { passkey: Passkey; close: () => void }) {
  const { t } = useLingui()
  const texts = { name: t`Enter a name, for example Ani’s phone.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name },
    validate: (values) => (values.name.trim() === '' ? texts : {}),
  })
  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts }))
  const submit = (values: typeof form.values) =>
    send(async () => {
      await trpcClient.passkeys.rename.mutate({ id, ...values })
      await trpcUtils.passkeys.list.invalidate()
      close()
    })
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t`Name`}
          maxLength={maxPasskeyNameLength}
          autoComplete="off"
          data-autofocus
        />
        <FormButtons {...state} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
