import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Group as GroupOfMembers, type Invitation, inviteInput } from '@questboard/api/groups/schema'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { trpc } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { announce } from '../../ui/toasts.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { invite } from './invite.ts'
import { placesHeld } from './places-held.ts'

type InviteFormProps = { group: GroupOfMembers; close: () => void }

/** Invites an e-mail address. Without a mail server it shows the link to pass on. */
export function InviteForm({ group, close }: InviteFormProps) {
  const { t } = useLingui()
  const { id: groupId } = group
  const { data: config } = trpc.config.read.useQuery({})
  const { data: open } = trpc.groups.invitations.list.useQuery({ id: groupId })
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
  const [members, invited] = [group.members.length, placesHeld(open ?? [])]
  if (places !== undefined && members + invited >= places) {
    return <NoPlaces members={members} invited={invited} places={places} close={close} />
  }
  const taken =
    invited > 0
      ? t`Members: ${members}, invited: ${invited}, places: ${places}.`
      : t`${members} of ${places} places are taken.`
  const lifetime = t`An invitation works for 7 days.`
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          type="email"
          label={t`E-mail address`}
          description={places === undefined ? undefined : `${taken} ${lifetime}`}
          autoComplete="off"
          data-autofocus
          autoFocus
        />
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Invite</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}

type NoPlacesProps = {
  members: number
  invited: number
  places: number
  close: () => void
}

/** Every place is taken, some perhaps by open invitations, which can be withdrawn. */
function NoPlaces({ members, invited, places, close }: NoPlacesProps) {
  return (
    <Stack>
      <Text>
        {invited > 0 ? (
          <Trans>
            No place is free (members: {members}, invited: {invited}, places: {places}). To invite someone else, take
            back an invitation under Members.
          </Trans>
        ) : (
          <Trans>All {places} places in this group are taken.</Trans>
        )}
      </Text>
      <Group justify="flex-end">
        <Button onClick={close} data-autofocus autoFocus>
          <Trans>Close</Trans>
        </Button>
      </Group>
    </Stack>
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
      {link && <InvitationLink link={link} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onMore}>
          <Trans>Invite someone else</Trans>
        </Button>
        <Button onClick={close} data-autofocus autoFocus>
          <Trans context="dialog">Done</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
