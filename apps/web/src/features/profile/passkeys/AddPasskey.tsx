import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { maxPasskeyNameLength } from '@questboard/api/auth/passkeys/schema'
import { readFailure } from '../../../app/failure.ts'
import { showInForm } from '../../../app/form-failure.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { FormButtons } from '../../../ui/FormButtons.tsx'
import { showMessage } from '../../../ui/toasts.ts'
import { OwnPassword } from '../../account/OwnPassword.tsx'
import { askToCreate, rememberPasskey } from '../../account/passkey/ask-browser.ts'
import { PasskeyFault } from '../../account/passkey/fault.ts'
import { nameOfThisDevice } from '../../push/device-name.ts'

/** Adds a passkey: its name and the password, then the window of the browser. */
export function AddPasskey({ close }: { close: () => void }) {
  const { t } = useLingui()
  const texts = { name: t`Enter a name, for example Ani’s phone.`, password: t`Enter your current password.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: nameOfThisDevice(), password: '' },
    validate: ({ name }) => (name.trim() === '' ? { name: texts.name } : {}),
  })
  const { send, ...state } = useSubmit(async (error) => {
    if (error instanceof PasskeyFault) return textOf(error)
    const { code } = readFailure(error)
    if (code === 'notFound') return t`That took too long. Try again.`
    if (code === 'idAlreadyUsed') return t`This device already has a passkey for your account.`
    return showInForm(form, error, { texts, codes: { incorrectOldPassword: 'password' } })
  })

  function textOf({ fault }: PasskeyFault): string {
    if (fault === 'known') return t`This device already has a passkey for your account.`
    if (fault === 'timedOut') return t`That took too long. Try again.`
    if (fault === 'address') return t`Passkeys don’t work at this address. Open Questboard at its usual address.`
    if (fault === 'cancelled' || fault === 'replaced') return t`No passkey was created. Try again when you’re ready.`
    return t`This device can’t store passkeys. It needs a screen lock, such as a PIN or a fingerprint.`
  }

  const submit = ({ name, password }: typeof form.values) =>
    send(async () => {
      const options = await trpcClient.passkeys.begin.mutate({ password })
      await trpcClient.passkeys.add.mutate({ name, response: await askToCreate(options) })
      rememberPasskey()
      void trpcUtils.passkeys.list.invalidate()
      showMessage(t`Passkey added. Next time you can sign in with it.`)
      close()
    })

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text size="sm">
          <Trans>Your device asks for your fingerprint, face or screen lock. Questboard never sees them.</Trans>
        </Text>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t`Name`}
          description={t`So that you recognise it later.`}
          maxLength={maxPasskeyNameLength}
          autoComplete="off"
        />
        <OwnPassword key={form.key('password')} {...form.getInputProps('password')} data-autofocus />
        <FormButtons {...state} close={close}>
          <Trans>Continue</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
