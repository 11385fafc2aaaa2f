import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { requestEmailChangeInput } from '@questboard/api/auth/schema'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { EmailSent } from '../account/EmailSent.tsx'
import { OwnPassword } from '../account/OwnPassword.tsx'
import { SavedMessage } from '../account/SavedMessage.tsx'

/** The form for another e-mail address. It counts from the use of the link that is sent to it. */
export function EmailForm() {
  const { t } = useLingui()
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isChanged, setIsChanged] = useState(false)
  const texts = {
    email: t`Enter another e-mail address, such as ani@example.org.`,
    password: t`Enter your current password.`,
  }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: (values) => checkFields(requestEmailChangeInput, values, texts),
  })
  const codes = { incorrectOldPassword: 'password' } as const
  const { send, isSending, problem } = useSubmit((error) => showInForm(form, error, { texts, codes }))

  const submit = (values: typeof form.values) =>
    send(async () => {
      const { changed } = await trpcClient.auth.requestEmailChange.mutate(values)
      form.reset()
      setIsChanged(changed)
      if (changed) await trpcUtils.profile.read.invalidate()
      else setSentTo(values.email)
    })

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <TextInput label={t`Your e-mail now`} value={profile.email} readOnly variant="filled" />
        {sentTo !== null && (
          <EmailSent>
            <Trans>
              We sent an e-mail to <strong>{sentTo}</strong>. Open the link in it within a day. Until then nothing
              changes.
            </Trans>
          </EmailSent>
        )}
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label={t`New e-mail`}
          type="email"
          autoComplete="email"
        />
        <OwnPassword key={form.key('password')} {...form.getInputProps('password')} />
        <Group>
          <Button type="submit" loading={isSending}>
            <Trans>Change e-mail</Trans>
          </Button>
          <SavedMessage shown={isChanged} problem={problem} />
        </Group>
      </Stack>
    </form>
  )
}
