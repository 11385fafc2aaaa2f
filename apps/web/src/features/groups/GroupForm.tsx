import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { createGroupInput, type Group } from '@questboard/api/groups/schema'
import type { ReactNode } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import type { GroupValues } from './create.ts'

type GroupFormProps = {
  /** The group to edit; undefined for a new one. */
  group?: Group
  save: (written: GroupValues) => Promise<void>
  /** Shown below the fields. */
  children?: ReactNode
  close: () => void
}

type Values = { name: string; leaderRoleDisplayName: string; memberRoleDisplayName: string }

/** An empty field means the default word. */
const read = ({ name, leaderRoleDisplayName: leader, memberRoleDisplayName: member }: Values) => ({
  name,
  leaderRoleDisplayName: leader.trim() === '' ? null : leader,
  memberRoleDisplayName: member.trim() === '' ? null : member,
})

/**
 * The form for the name of a group and its words for the roles. After a failure it stays open, shows why, and can be
 * sent again.
 */
export function GroupForm({ group, save, children, close }: GroupFormProps) {
  const { t } = useLingui()
  const most = Number(createGroupInput.shape.name.meta()?.maxLength)
  const label = t`Up to 50 characters.`
  const texts = {
    name: t`Enter a name of up to ${most} characters.`,
    leaderRoleDisplayName: label,
    memberRoleDisplayName: label,
  }
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: {
      name: group?.name ?? '',
      leaderRoleDisplayName: group?.leaderRoleDisplayName ?? '',
      memberRoleDisplayName: group?.memberRoleDisplayName ?? '',
    },
    validate: (values) => checkFields(createGroupInput, read(values), texts),
  })

  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts }))

  const submit = (values: Values) =>
    send(async () => {
      await save(createGroupInput.parse(read(values)))
      close()
    })

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t`Name`}
          placeholder={group ? undefined : t`Our family`}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          key={form.key('leaderRoleDisplayName')}
          {...form.getInputProps('leaderRoleDisplayName')}
          label={t`What you call a leader`}
          description={t`Leaders give tasks, missions and rewards, and approve them.`}
          placeholder={t`Leader`}
          dir="auto"
          autoComplete="off"
        />
        <TextInput
          key={form.key('memberRoleDisplayName')}
          {...form.getInputProps('memberRoleDisplayName')}
          label={t`What you call a member`}
          placeholder={t`Member`}
          dir="auto"
          autoComplete="off"
        />
        {children}
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : group ? <Trans>Save</Trans> : <Trans>Create group</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
