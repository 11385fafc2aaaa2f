import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Group, Member } from '@questboard/api/groups/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from './refresh.ts'

/** Asks a leader to take over a group, after a confirmation. */
export async function askSuccessor(group: Group, member: Member): Promise<void> {
  const [name, place] = [shortTitle(member.name), shortTitle(group.name)]
  const agreed = await confirm({
    title: (
      <Trans>
        Hand “{place}” over to {name}?
      </Trans>
    ),
    text: (
      <Trans>
        {name} is asked first. When they accept, they run the group, and only they can delete it. You stay a leader.
      </Trans>
    ),
    confirmLabel: <Trans>Ask {name}</Trans>,
  })
  if (!agreed) return
  await attempt(t`${name} wasn’t asked.`, async () => {
    show(await trpcClient.groups.succession.ask.mutate({ id: group.id, userId: member.userId }))
    showMessage(t`${name} was asked to take over.`)
  })
}

/** Takes over a group after its creator asked. */
export async function acceptSuccession(group: Group): Promise<void> {
  const place = shortTitle(group.name)
  await attempt(t`You haven’t taken over “${place}”.`, async () => {
    show(await trpcClient.groups.succession.accept.mutate({ id: group.id }))
    showMessage(t`You run “${place}” now.`)
  })
}

/** Refuses to take over a group, after a confirmation if its creator has left. */
export async function declineSuccession(group: Group): Promise<void> {
  const place = shortTitle(group.name)
  if (group.succession?.passesAt) {
    const agreed = await confirm({
      title: <Trans>Decline to take over “{place}”?</Trans>,
      text: <Trans>Another leader is asked next. If there is none, the group closes for everyone.</Trans>,
      confirmLabel: <Trans>Decline</Trans>,
      dangerous: true,
    })
    if (!agreed) return
  }
  await attempt(t`Your answer wasn’t sent.`, async () => {
    await trpcClient.groups.succession.decline.mutate({ id: group.id })
    refresh(group)
  })
}

/** Withdraws the question to a leader. */
export async function withdrawSuccession(group: Group): Promise<void> {
  await attempt(t`The request is still open.`, async () => {
    await trpcClient.groups.succession.withdraw.mutate({ id: group.id })
    refresh(group)
  })
}

function show(group: Group): void {
  trpcUtils.groups.read.setData({ id: group.id }, group)
  refresh(group)
}

/** The group, and the notification with the question. */
function refresh({ id }: Group): void {
  refreshGroup(id)
  void trpcUtils.notifications.list.invalidate()
}
