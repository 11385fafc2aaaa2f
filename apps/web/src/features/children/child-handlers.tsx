import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Child } from '@questboard/api/children/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'

/** Cancels the deletion of a child. */
export async function restoreChild({ userId, name }: Child): Promise<void> {
  const short = shortTitle(name)
  await attempt(t`${short} is still going to be deleted.`, async () => {
    await trpcClient.children.restore.mutate({ userId })
    await refresh()
    showMessage(t`${short} is back.`)
  })
}

/** Takes a child out of a group after a confirmation. */
export async function takeChildOut({ userId, name }: Child, group: { id: string; name: string }): Promise<void> {
  const [short, place] = [shortTitle(name), shortTitle(group.name)]
  const agreed = await confirm({
    title: (
      <Trans>
        Remove {short} from “{place}”?
      </Trans>
    ),
    text: <Trans>{short} loses the tasks and rubies there, but stays your child.</Trans>,
    confirmLabel: <Trans>Remove</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  await attempt(t`${short} is still in “${place}”.`, async () => {
    await trpcClient.children.remove.mutate({ groupId: group.id, userId })
    refreshGroup(group.id)
    await refresh()
    showMessage(t`${short} is no longer in “${place}”.`)
  })
}

/** Ends the user's guardianship of a child, after a confirmation. */
export async function stepDown({ userId, name }: Child, groupId: string): Promise<void> {
  const short = shortTitle(name)
  const agreed = await confirm({
    title: <Trans>Stop being a guardian of {short}?</Trans>,
    text: <Trans>To become one again, another guardian has to ask you.</Trans>,
    confirmLabel: <Trans>Step down</Trans>,
    dangerous: true,
  })
  if (!agreed) return
  await attempt(t`You’re still a guardian of ${short}.`, async () => {
    await trpcClient.children.guardians.stepDown.mutate({ userId })
    await refresh()
    refreshGroup(groupId)
    showMessage(t`You’re no longer a guardian.`)
  })
}

/** Lets a child try its PIN again. */
export async function unlockChild(group: { id: string }, { userId, name }: Pick<Child, 'userId' | 'name'>) {
  const short = shortTitle(name)
  await attempt(t`${short}’s PIN is still locked.`, async () => {
    await trpcClient.children.unlock.mutate({ groupId: group.id, userId })
    await refresh()
    showMessage(t`${short} can use the PIN again.`)
  })
}

async function refresh(): Promise<void> {
  await Promise.all([trpcUtils.children.list.invalidate(), trpcUtils.groups.list.invalidate()])
}
