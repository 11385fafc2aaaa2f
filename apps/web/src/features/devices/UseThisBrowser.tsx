import { Trans, useLingui } from '@lingui/react/macro'
import { List, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { becomeTablet } from './become-tablet.ts'
import { TabletName } from './TabletName.tsx'

/** Makes this browser the tablet of the group, which ends the session here. */
export function UseThisBrowser({ groupId, back }: { groupId: string; back: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState(t`Family tablet`)
  const [nameError, setNameError] = useState<string | null>(null)
  const { send, ...state } = useSubmit()

  const become = () => becomeTablet(() => trpcClient.devices.add.mutate({ groupId, name: name.trim() }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') setNameError(t`Give it a name.`)
    else void send(become)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <List spacing="xs">
          <List.Item>
            <Trans>Make this the family tablet? You will be signed out here.</Trans>
          </List.Item>
          <List.Item>
            <Trans>Anyone who passes by sees the family board and today’s tasks.</Trans>
          </List.Item>
          <List.Item>
            <Trans>It never opens your account, e-mail or settings.</Trans>
          </List.Item>
        </List>
        <TabletName
          value={name}
          onChange={(written) => {
            setName(written)
            setNameError(null)
          }}
          error={nameError}
        />
        <FormButtons {...state} close={back}>
          <Trans>Make it the tablet</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
