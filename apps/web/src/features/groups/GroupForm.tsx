import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { createGroupInput, type Group } from '@questboard/api/groups/schema'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import type { GroupValues } from './add.ts'
import { GroupSettings, type SettingsValues, settingsOf, writtenSettings } from './GroupSettings.tsx'

type GroupFormProps = {
  /** The group to edit; undefined for a new one. */
  group?: Group
  save: (written: GroupValues) => Promise<void>
  close: () => void
}

type Values = SettingsValues & { name: string; leaderRoleDisplayName: string; memberRoleDisplayName: string }

/** A new group takes its settings from the server, which knows the time zone of its creator. */
const newGroup: SettingsValues = { timeZone: '', deeds: true, loadForAll: false, showShares: false }

/**
 * The form for the name of a group, its words for the roles and, once it exists, its settings. After a failure it stays
 * open, shows why, and can be sent again.
 */
export function GroupForm({ group, save, close }: GroupFormProps) {
  const { t } = useLingui()
  const max = Number(createGroupInput.shape.name.meta()?.maxLength)
  const label = t`Up to 50 characters.`
  const texts = {
    name: t`Enter a name of up to ${max} characters.`,
    leaderRoleDisplayName: label,
    memberRoleDisplayName: label,
    timeZone: t`Choose another time zone.`,
  }
  /** An empty field means the default word. */
  const read = ({ name, leaderRoleDisplayName: leader, memberRoleDisplayName: member, ...settings }: Values) => ({
    name,
    leaderRoleDisplayName: leader.trim() === '' ? null : leader,
    memberRoleDisplayName: member.trim() === '' ? null : member,
    ...(group && writtenSettings(settings)),
  })
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: {
      name: group?.name ?? '',
      leaderRoleDisplayName: group?.leaderRoleDisplayName ?? '',
      memberRoleDisplayName: group?.memberRoleDisplayName ?? '',
      ...(group ? settingsOf(group) : newGroup),
    },
    validate: (values) => checkFields(createGroupInput, read(values), texts),
  })

  const { send, ...state } = useSubmit((error) => showInForm<keyof typeof texts>(form, error, { texts }))

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
          label={t`What do you call leaders?`}
          description={t`Leaders give tasks, missions and rewards, and approve them.`}
          placeholder={t`Leader`}
          dir="auto"
          autoComplete="off"
        />
        <TextInput
          key={form.key('memberRoleDisplayName')}
          {...form.getInputProps('memberRoleDisplayName')}
          label={t`What do you call members?`}
          placeholder={t`Member`}
          dir="auto"
          autoComplete="off"
        />
        {group && <GroupSettings form={form} />}
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : group ? <Trans>Save</Trans> : <Trans>Create group</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
