import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { maxTitleLength } from '@questboard/api/kernel/schema'
import { updateProfileInput } from '@questboard/api/profile/schema'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { ofSession } from '../../app/of-session.ts'
import { session, trpc } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { SavedMessage } from '../account/SavedMessage.tsx'

/** The form for the displayed name. */
export function NameForm() {
  const { t } = useLingui()
  const utils = trpc.useUtils()
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const update = trpc.profile.update.useMutation({ meta: { failureShownInline: true } })
  const texts = { name: t`Enter a name of up to 150 characters.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: profile.name },
    validate: (values) => checkFields(updateProfileInput, values, texts),
  })

  const { send, isSending, problem } = useSubmit((error) => showInForm(form, error, { texts }))

  const submit = (values: typeof form.values) =>
    send(async () => {
      const changed = await ofSession(update.mutateAsync(values))
      if (!changed) return
      utils.profile.read.setData({}, changed)
      session.rememberUser(changed)
    })

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t`Name`}
          autoComplete="nickname"
          maxLength={maxTitleLength}
        />
        <TextInput label={t`E-mail`} value={profile.email} readOnly variant="filled" />
        <Group>
          <Button type="submit" loading={isSending}>
            <Trans>Save</Trans>
          </Button>
          <SavedMessage shown={update.isSuccess} problem={problem} />
        </Group>
      </Stack>
    </form>
  )
}
