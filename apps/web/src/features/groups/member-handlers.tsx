import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { Group, Member } from '@questboard/api/groups/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { removeItems, replaceItem, updateItem } from '../../app/mutations/changes.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { trpcClient } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { membersIn } from './members.ts'
import { labelOf } from './roles.ts'

/** Makes a member a leader after a confirmation. */
export async function promoteMember(group: Group, member: Member): Promise<void> {
  const name = shortTitle(member.name)
  const agreed = await confirm({
    title: <Trans>Make {name} a leader?</Trans>,
    text: <Trans>Leaders give tasks, missions and rewards, approve them, and invite others.</Trans>,
    confirmLabel: <Trans>Make a leader</Trans>,
  })
  if (!agreed) return
  await attempt(t`Couldn’t make ${name} a leader.`, async () => {
    await changeRole(group, member, 'leader', (ids) => trpcClient.groups.promote.mutate(ids))
    showMessage(t`${name} is a leader now.`)
  })
}

/** Makes a leader a member after a confirmation. */
export async function demoteLeader(group: Group, member: Member): Promise<void> {
  const name = shortTitle(member.name)
  const agreed = await confirm({
    title: <Trans>Make {name} a member again?</Trans>,
    text: (
      <Trans>
        {name} will see only their own tasks, missions and rewards. Invitations they sent will be taken back.
      </Trans>
    ),
    confirmLabel: <Trans>Make a member again</Trans>,
  })
  if (!agreed) return
  await attempt(t`${name} is still a leader.`, async () => {
    await changeRole(group, member, 'member', (ids) => trpcClient.groups.lower.mutate(ids))
    showMessage(t`${name} is a member now.`)
  })
}

async function changeRole(
  group: Group,
  { id }: Member,
  groupRole: 'leader' | 'member',
  send: (ids: { id: string; memberId: string }) => Promise<Member>,
): Promise<void> {
  const displayRole = labelOf(group, groupRole) ?? groupRole
  await membersIn(group.id).perform({
    queueKey: id,
    change: updateItem(id, (member) =>
      member.groupRole === groupRole ? member : { ...member, groupRole, displayRole },
    ),
    send: () => send({ id: group.id, memberId: id }),
    settle: replaceItem,
  })
}

/** Removes a member from a group after a confirmation. */
export async function removeMember(group: Group, member: Member): Promise<void> {
  const name = shortTitle(member.name)
  // Only leaders can have set up tablets.
  const hasTablets = member.groupRole === 'leader'
  let endsTablets = false
  const agreed = await confirm({
    title: <Trans>Remove {name} from the group?</Trans>,
    text: <Trans>{name} will lose their tasks and rubies here. To come back, they’ll need a new invitation.</Trans>,
    choice: hasTablets && (
      <Checkbox
        label={<Trans>Also remove the tablets that {name} set up</Trans>}
        onChange={(event) => {
          endsTablets = event.currentTarget.checked
        }}
      />
    ),
    confirmLabel: <Trans>Remove</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  const remove = async () => {
    await membersIn(group.id).perform({
      queueKey: member.id,
      change: removeItems([member.id]),
      send: () =>
        trpcClient.groups.removeMember.mutate({
          id: group.id,
          memberId: member.id,
          ...(endsTablets && { devices: true }),
        }),
    })
    showMessage(t`${name} is no longer in the group.`)
  }
  keepFocus(() => void attempt(t`${name} is still in the group.`, remove))
}

/** Opens the form that sends gems to a member. */
export function openSendGems(groupId: string, member: Member): void {
  const name = shortTitle(member.name)
  openLoaded({
    title: <Trans>Send gems to {name}</Trans>,
    width: 440,
    load: () => import('./SendGemsForm.tsx'),
    render: ({ SendGemsForm }, close) => <SendGemsForm groupId={groupId} member={member} close={close} />,
  })
}
