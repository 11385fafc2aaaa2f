import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Invitation, inviteInput } from '@questboard/api/groups/schema'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { trpc } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { announce } from '../../ui/toasts.ts'
import { invite } from './invite.ts'
import { LinkToCopy } from './LinkToCopy.tsx'

type InviteFormProps = { groupId: string; close: () => void }

/** Invites an e-mail address. Without a mail server it shows the link to pass on. */
export function InviteForm({ groupId, close }: InviteFormProps) {
  const { t } = useLingui()
  const { data: config } = trpc.config.read.useQuery({})
  const [sent, setSent] = useState<Invitation | null>(null)
  const texts = { email: t`Enter an e-mail address, for example ani@example.org.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: ({ email }) => checkFields(inviteInput, { groupId, email }, texts),
  })

  const codes = { userAlreadyInGroup: 'email', cannotInviteMembers: 'email' } as const
  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts, codes }))

  const submit = (values: typeof form.values) =>
    send(async () => {
      const { email } = inviteInput.parse({ groupId, ...values })
      setSent(await invite(groupId, email))
      announce(t`${email} is invited`)
      form.reset()
    })

  if (sent) return <Sent invitation={sent} onMore={() => setSent(null)} close={close} />
  const places = config?.limits.groupMembers
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          type="email"
          label={t`E-mail address`}
          description={
            places === undefined
              ? undefined
              : t`A group can have up to ${places} members during the beta. An invitation works for 7 days.`
          }
          autoComplete="off"
          data-autofocus
        />
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Invite</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}

function Sent({ invitation, onMore, close }: { invitation: Invitation; onMore: () => void; close: () => void }) {
  const { email, link } = invitation
  return (
    <Stack>
      <Text>
        {link ? (
          <Trans>
            Invitation ready. This server can’t send e-mails, so share this link with <bdi>{email}</bdi>:
          </Trans>
        ) : (
          <Trans>
            We’ve invited <bdi>{email}</bdi>. The invitation arrives by e-mail, or here in Questboard.
          </Trans>
        )}
      </Text>
      {link && <LinkToCopy link={link} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onMore}>
          <Trans>Invite someone else</Trans>
        </Button>
        <Button onClick={close} data-autofocus>
          <Trans context="dialog">Done</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
