import { Trans, useLingui } from '@lingui/react/macro'
import { Select, Stack, TextInput } from '@mantine/core'
import { addChildInput } from '@questboard/api/children/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import type { Avatar } from '@questboard/api/store/schema'
import { type FormEvent, useState } from 'react'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { announce } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { AvatarGrid } from './AvatarGrid.tsx'

type ChangeChildFormProps = { group: Group; member: Member; avatars: readonly Avatar[]; close: () => void }

/** Changes the name, the face and the language of a child. */
export function ChangeChildForm({ group, member, avatars, close }: ChangeChildFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(member.name)
  const [avatar, setAvatar] = useState(member.avatar?.id)
  const [lang, setLang] = useState<'bg' | 'en' | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const { send, ...state } = useSubmit()
  // The face that it wears may be one that it bought.
  const own =
    avatars.some(({ id }) => id === member.avatar?.id) || !member.avatar ? avatars : [member.avatar, ...avatars]

  async function save(newName: string) {
    await trpcClient.children.update.mutate({
      ...{ groupId: group.id, userId: member.userId, name: newName },
      ...(avatar !== undefined && avatar !== member.avatar?.id && { avatar }),
      ...(lang && { lang }),
    })
    refreshGroup(group.id)
    void trpcUtils.children.list.invalidate()
    announce(t`Saved`)
    close()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = addChildInput.shape.name.safeParse(name)
    if (!read.success) setWrong(t`Enter a name of up to 150 characters.`)
    else void send(() => save(read.data))
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t`Name`}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setWrong(null)
          }}
          error={wrong}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <AvatarGrid avatars={own} value={avatar} onChoose={setAvatar} />
        <Select
          label={t`Language`}
          placeholder={t`Keep it as it is`}
          data={[
            { value: 'en', label: 'English' },
            { value: 'bg', label: 'Български' },
          ]}
          value={lang}
          onChange={(value) => setLang(value as 'bg' | 'en' | null)}
          clearable
        />
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Save</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
