import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput, Stack, Switch } from '@mantine/core'
import type { ShownDevice } from '@questboard/api/devices/schema'
import { type FormEvent, useState } from 'react'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { announce } from '../../ui/toasts.ts'
import { TabletName } from './TabletName.tsx'

type TabletFormProps = { groupId: string; device: ShownDevice; back: () => void }

const [min, max] = [1, 60]

/** Changes the name of a tablet, when it locks, and what the wall shows. */
export function TabletForm({ groupId, device, back }: TabletFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(device.name)
  const [lockAfter, setLockAfter] = useState<number | string>(device.lockAfter)
  const [wallTitles, setWallTitles] = useState(device.wallTitles)
  const [errors, setErrors] = useState<{ name?: string; lockAfter?: string }>({})
  const { send, ...state } = useSubmit()

  async function save(minutes: number) {
    await trpcClient.devices.update.mutate({
      groupId,
      deviceId: device.id,
      name: name.trim(),
      lockAfter: minutes,
      wallTitles,
    })
    await trpcUtils.devices.list.invalidate()
    announce(t`Saved`)
    back()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const minutes = Number(lockAfter)
    const fits = Number.isInteger(minutes) && minutes >= min && minutes <= max
    const found = {
      ...(name.trim() === '' && { name: t`Give it a name.` }),
      ...(!fits && { lockAfter: t`From 1 to 60 minutes.` }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) void send(() => save(minutes))
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TabletName value={name} onChange={setName} error={errors.name ?? null} />
        <NumberInput
          label={t`Minutes without a touch before it locks`}
          value={lockAfter}
          onChange={setLockAfter}
          error={errors.lockAfter}
          min={min}
          max={max}
          allowDecimal={false}
        />
        <Switch
          label={t`Show task titles on the family screen`}
          description={t`Otherwise it shows only how many there are.`}
          checked={wallTitles}
          onChange={(event) => setWallTitles(event.currentTarget.checked)}
        />
        <FormButtons {...state} close={back}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Save</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
