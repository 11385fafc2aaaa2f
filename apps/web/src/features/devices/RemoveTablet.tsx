import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { ShownDevice } from '@questboard/api/devices/schema'
import type { FormEvent } from 'react'
import { readFailure } from '../../app/failure.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'

type RemoveTabletProps = { groupId: string; device: ShownDevice; back: () => void }

/** Removes a tablet after a confirmation, because it has to be set up again afterwards. */
export function RemoveTablet({ groupId, device, back }: RemoveTabletProps) {
  const { send, ...state } = useSubmit()
  const name = shortTitle(device.name)

  async function remove() {
    await trpcClient.devices.revoke.mutate({ groupId, deviceId: device.id }).catch((error: unknown) => {
      // If it was removed meanwhile, the goal is reached.
      if (readFailure(error).code !== 'deviceNotFound') throw error
    })
    await trpcUtils.devices.list.invalidate()
    announce(t`Tablet removed`)
    back()
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send(remove)
      }}
    >
      <Stack>
        <Text>
          <Trans>“{name}” stops at once and forgets everything it shows. To use it again, set it up again.</Trans>
        </Text>
        <FormButtons {...state} close={back} color="red">
          <Trans>Remove</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
