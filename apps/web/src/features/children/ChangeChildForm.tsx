import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Select, Stack, TextInput } from '@mantine/core'
import { addChildInput, type Child } from '@questboard/api/children/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import { pin as pinSchema } from '@questboard/api/pins/schema'
import type { Avatar } from '@questboard/api/store/schema'
import { type FormEvent, useState } from 'react'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { announce } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { PinInput } from '../pins/PinInput.tsx'
import { WallChoice } from '../pins/WallChoice.tsx'
import { DayStartSelect } from '../profile/DayStartSelect.tsx'
import { AvatarGrid } from '../store/AvatarGrid.tsx'

type ChangeChildFormProps = {
  group: Group
  member: Member
  /** What its guardians know. Undefined for other leaders. */
  child: Child | undefined
  avatars: readonly Avatar[]
  close: () => void
}

/** Changes the name, the face and the language of a child, when its day starts, its PIN, and what the wall may do. */
export function ChangeChildForm({ group, member, child, avatars, close }: ChangeChildFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(member.name)
  const [avatar, setAvatar] = useState(member.avatar?.id)
  const [lang, setLang] = useState<'bg' | 'en' | null>(null)
  const [pin, setPin] = useState('')
  const [hasNoPin, setNoPin] = useState(false)
  const [wall, setWall] = useState<Child['wall'] | null>(null)
  const [dayStart, setDayStart] = useState<Child['dayStartsAt'] | null>(null)
  const [errors, setErrors] = useState<{ name?: string; pin?: string }>({})
  const { send, ...state } = useSubmit()
  // The face that it wears may be one that it bought.
  const own =
    avatars.some(({ id }) => id === member.avatar?.id) || !member.avatar ? avatars : [member.avatar, ...avatars]

  async function save(newName: string) {
    await trpcClient.children.update.mutate({
      groupId: group.id,
      userId: member.userId,
      name: newName,
      ...(avatar !== undefined && avatar !== member.avatar?.id && { avatar }),
      ...(lang && { lang }),
      ...(hasNoPin ? { pin: null } : pin !== '' && { pin }),
      ...(wall && { wall }),
      ...(dayStart && dayStart !== child?.dayStartsAt && { dayStartsAt: dayStart }),
    })
    refreshGroup(group.id)
    void trpcUtils.children.list.invalidate()
    announce(t`Saved`)
    close()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = addChildInput.shape.name.safeParse(name)
    const found = {
      ...(!read.success && { name: t`Enter a name of up to 150 characters.` }),
      ...(pin !== '' && !pinSchema.safeParse(pin).success && { pin: t`4 to 6 digits.` }),
      ...(pin === '' && wall === 'pin' && (child?.pin === false || hasNoPin) && { pin: t`Choose a PIN, too.` }),
    }
    setErrors(found)
    if (read.success && Object.keys(found).length === 0) void send(() => save(read.data))
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t`Name`}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setErrors({})
          }}
          error={errors.name}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <AvatarGrid label={t`Avatar`} avatars={own} value={avatar} onChoose={setAvatar} />
        <Select
          label={t`Language`}
          size="md"
          placeholder={t`Keep it as it is`}
          data={[
            { value: 'en', label: 'English' },
            { value: 'bg', label: 'Български' },
          ]}
          value={lang}
          onChange={(value) => setLang(value as 'bg' | 'en' | null)}
          clearable
        />
        <DayStartSelect
          value={dayStart ?? child?.dayStartsAt ?? null}
          onChoose={setDayStart}
          unknown={child ? undefined : t`Keep it as it is`}
          description={t`Until then, what is done counts for the day before.`}
        />
        <PinInput
          label={child?.pin ? t`New PIN for a family tablet` : t`PIN for a family tablet`}
          description={
            child?.pin ? t`Leave it empty to keep the PIN.` : t`Optional. It keeps brothers and sisters out.`
          }
          value={pin}
          onChange={setPin}
          error={errors.pin}
          disabled={hasNoPin}
        />
        {child?.pin !== false && (
          <Checkbox
            label={t`No PIN from now on`}
            checked={hasNoPin}
            onChange={(event) => {
              setNoPin(event.currentTarget.checked)
              setPin('')
            }}
          />
        )}
        <WallChoice value={wall ?? child?.wall ?? null} onChange={setWall} />
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Save</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
