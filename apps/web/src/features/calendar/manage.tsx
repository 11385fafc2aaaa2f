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
    title: <Trans>Create a new address?</Trans>,
    text: <Trans>The old one stops working right away. Add the new one to your calendar apps.</Trans>,
    confirmLabel: <Trans>Create new address</Trans>,
  })
  return agreed ? makeAddress() : undefined
}

/** @returns null when it was removed, undefined when the user cancels */
export async function removeAddress(): Promise<null | undefined> {
  const agreed = await confirm({
    title: <Trans>Remove the address?</Trans>,
    text: <Trans>Calendars that use it will stop updating.</Trans>,
    confirmLabel: <Trans>Remove</Trans>,
    dangerous: true,
  })
  if (!agreed) return undefined
  await trpcClient.calendar.removeAddress.mutate({})
  trpcUtils.calendar.state.setData({}, null)
  return null
}
