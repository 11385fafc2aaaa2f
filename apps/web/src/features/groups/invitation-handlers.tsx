import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Notification } from '@questboard/api/notifications/schema'
import { justJoined } from '../../app/just-joined.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { focusPage } from '../../ui/focus-page.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showMessage } from '../../ui/toasts.ts'

const refetchInvitations = () =>
  Promise.all([
    trpcUtils.notifications.list.invalidate(),
    trpcUtils.notifications.old.invalidate(),
    trpcUtils.groups.list.invalidate(),
  ])

/** Accepts an invitation. @returns the id of the group, or null after a failure */
export async function accept({ data }: Notification): Promise<string | null> {
  const name = shortTitle(data.group?.name ?? '')
  const id = data.invitationId
  if (id === undefined) return null
  let joined: string | null = null
  await attempt(t`Couldn’t join ${name}.`, async () => {
    try {
      const group = await trpcClient.groups.invitations.accept.mutate({ id })
      trpcUtils.groups.read.setData({ id: group.id }, group)
      joined = group.id
      justJoined.write(group.id)
      showMessage(t`Welcome to ${name}!`)
    } finally {
      void refetchInvitations()
    }
  })
  return joined
}

/** Declines an invitation after a confirmation, because only a new one can replace it. */
export async function decline({ data }: Notification): Promise<void> {
  const name = shortTitle(data.group?.name ?? '')
  const id = data.invitationId
  if (id === undefined) return
  const agreed = await confirm({
    title: <Trans>Decline the invitation?</Trans>,
    text: <Trans>If you change your mind, {name} has to invite you again.</Trans>,
    confirmLabel: <Trans>Decline</Trans>,
  })
  if (!agreed) return
  await attempt(t`Couldn’t decline the invitation.`, async () => {
    try {
      await trpcClient.groups.invitations.decline.mutate({ id })
      announce(t`Invitation declined`)
    } finally {
      await refetchInvitations()
    }
  })
  focusPage()
}
