import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { ReactNode } from 'react'
import { isGroupQuery } from '../../app/live/group-queries.ts'
import { loadCatalog } from '../../app/locale.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { queryClient } from '../../app/query-client.ts'
import { isOutcomeUnknown } from '../../app/retry/outcome-unknown.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showMessage } from '../../ui/toasts.ts'
import { withLoadingBar } from '../../ui/with-loading-bar.ts'
import type { GroupValues } from './add.ts'

/** Leaves the group's page. Resolves when the other page is shown. */
export type AfterLeaving = () => Promise<void>

/** Opens the form for inviting a person to a group. */
export function openInvite(group: Group): void {
  openLoaded({
    title: <Trans>Invite to the group</Trans>,
    width: 520,
    load: () =>
      Promise.all([
        import('./InviteForm.tsx'),
        // The form says at once how many places are taken. Without a connection it opens all the same.
        trpcUtils.groups.invitations.list.ensureData({ id: group.id }).catch(() => undefined),
      ]),
    render: ([{ InviteForm }], close) => <InviteForm group={group} close={close} />,
  })
}

/** Opens the form for the name of a group, its words for the roles and its settings. */
export function openSettings(group: Group): void {
  const save = async (written: GroupValues) => {
    const changed = await trpcClient.groups.update.mutate({ ...written, id: group.id })
    trpcUtils.groups.read.setData({ id: group.id }, changed)
    void trpcUtils.groups.list.invalidate()
    announce(t`Group saved`)
  }
  openLoaded({
    title: <Trans>Group settings</Trans>,
    width: 520,
    load: () => import('./GroupForm.tsx'),
    render: ({ GroupForm }, close) => <GroupForm group={group} save={save} close={close} />,
  })
}

/** Leaves a group after a confirmation, then calls `afterLeaving`. */
export async function leaveGroup(group: Group, afterLeaving: AfterLeaving): Promise<void> {
  const { id, currentMember } = group
  const name = shortTitle(group.name)
  const own = group.members.filter(({ guardians }) => guardians.includes(currentMember.userId))
  const names = own.map((child) => shortTitle(child.name)).join(', ')
  const alone = own.filter(({ guardians }) => guardians.length === 1).map(({ userId }) => userId)
  const choice = alone.length > 0 ? await offerToAsk(id, alone) : undefined
  const agreed = await confirm({
    title: <Trans>Leave “{name}”?</Trans>,
    text: (
      <>
        <Trans>You’ll lose your tasks and rubies here. To come back, you’ll need a new invitation.</Trans>
        {own.length > 0 && (
          <>
            {' '}
            <Trans>You stay a guardian of {names}. You can remove the child later on the page “Groups”.</Trans>
          </>
        )}
      </>
    ),
    choice,
    confirmLabel: <Trans>Leave group</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  await attempt(t`You’re still in “${name}”.`, async () => {
    try {
      await trpcClient.groups.removeMember.mutate({ id, memberId: currentMember.id })
    } catch (error) {
      // After the first attempt succeeded, a retry is refused, because the user is no longer a member. Only the list
      // of groups shows that the user has left.
      if (!isOutcomeUnknown(error) || (await isMember(id))) throw error
    }
    await closeGroup(t`You’ve left “${name}”.`, id, afterLeaving)
  })
}

/** The way to ask for another guardian. Without a connection nothing, since leaving needs one, too. */
async function offerToAsk(groupId: string, childIds: string[]): Promise<ReactNode> {
  try {
    const [{ LastGuardian }] = await withLoadingBar(
      Promise.all([
        import('./LastGuardian.tsx'),
        loadCatalog('privacy'),
        trpcUtils.children.list.fetch({}, { staleTime: 0 }),
        trpcUtils.groups.list.ensureData({}),
        trpcUtils.profile.read.ensureData({}),
      ]),
    )
    return <LastGuardian groupId={groupId} childIds={childIds} />
  } catch {
    return null
  }
}

/** The current state on the server. */
async function isMember(id: string): Promise<boolean> {
  const groups = await trpcUtils.groups.list.fetch({}, { staleTime: 0 }).catch(() => null)
  return groups?.some((group) => group.id === id) ?? true
}

/** Asks for the name of a group before it is deleted with everything in it, then calls `afterLeaving`. */
export function deleteGroup({ id, name }: Group, afterLeaving: AfterLeaving): void {
  const remove = async () => {
    const title = shortTitle(name)
    await trpcClient.groups.remove.mutate({ id })
    await closeGroup(t`“${title}” deleted.`, id, afterLeaving)
  }
  openLoaded({
    title: <Trans>Delete the group?</Trans>,
    width: 480,
    load: () => import('./DeleteForm.tsx'),
    render: ({ DeleteForm }, close) => <DeleteForm name={name} remove={remove} close={close} />,
  })
}

async function closeGroup(message: string, id: string, afterLeaving: AfterLeaving): Promise<void> {
  showMessage(message)
  trpcUtils.groups.list.setData({}, (groups) => groups?.filter((group) => group.id !== id))
  void trpcUtils.profile.read.invalidate({})
  await afterLeaving()
  queryClient.removeQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey, [id]), type: 'inactive' })
}
