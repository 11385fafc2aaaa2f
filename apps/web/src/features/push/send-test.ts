import { t } from '@lingui/core/macro'
import type { PushDevice } from '@questboard/api/push/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { showToast } from '../../ui/toasts.ts'

/** Sends a test notification, and says what became of it. */
export const sendTest = ({ id }: PushDevice): Promise<void> =>
  attempt(t`Couldn’t send a test.`, async () => {
    const { sent, fault } = await trpcClient.push.test.mutate({ id })
    showToast({ message: sent ? t`The test is on its way.` : faultText(fault) })
    await trpcUtils.push.read.invalidate()
  })

function faultText(fault: string | null): string {
  if (fault === 'gone') return t`This device no longer gets notifications, so it was removed. Switch it on there again.`
  return t`The test couldn’t be delivered. Try again later.`
}
