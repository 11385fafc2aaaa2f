import { t } from '@lingui/core/macro'
import type { PushDevice } from '@questboard/api/push/schema'
import { readFailure } from '../../app/failure.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { announce } from '../../ui/toasts.ts'
import { switchOffHere } from './subscription.ts'

/** Ends pushes to a device. If it is this one, its subscription ends, too. */
export async function removePushDevice({ id, current }: PushDevice): Promise<void> {
  await trpcClient.push.remove.mutate({ id }).catch((error: unknown) => {
    // If it was removed meanwhile, the goal is reached.
    if (readFailure(error).code !== 'deviceNotFound') throw error
  })
  if (current) await switchOffHere()
}

export const removeWithToast = (device: PushDevice): Promise<void> =>
  attempt(t`Couldn’t remove this device.`, async () => {
    await removePushDevice(device)
    announce(t`Device removed`)
    await Promise.all([trpcUtils.push.read.invalidate(), invalidateSubscribed()])
  })

const invalidateSubscribed = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['push', 'subscribed'] })
