import { Trans } from '@lingui/react/macro'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'

/** @returns the address, which is sent only once */
export async function makeAddress(): Promise<string> {
  const { address, createdAt } = await trpcClient.calendar.makeAddress.mutate({})
  trpcUtils.calendar.state.setData({}, { createdAt, lastReadAt: null })
  return address
}

/** @returns undefined when the user cancels */
export async function renewAddress(): Promise<string | undefined> {
  const agreed = await confirm({
    title: <Trans>Make a new address?</Trans>,
    text: <Trans>The old one ends at once: calendars that read it have to be given the new one.</Trans>,
    action: <Trans>Make a new one</Trans>,
  })
  return agreed ? makeAddress() : undefined
}

/** @returns null when it was removed, undefined when the user cancels */
export async function removeAddress(): Promise<null | undefined> {
  const agreed = await confirm({
    title: <Trans>Remove the address?</Trans>,
    text: <Trans>Calendars that read it find nothing there any more.</Trans>,
    action: <Trans>Remove it</Trans>,
    dangerous: true,
  })
  if (!agreed) return undefined
  await trpcClient.calendar.removeAddress.mutate({})
  trpcUtils.calendar.state.setData({}, null)
  return null
}
