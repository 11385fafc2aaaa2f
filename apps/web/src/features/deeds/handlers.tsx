import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Deed } from '@questboard/api/deeds/schema'
import type { Group } from '@questboard/api/groups/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { trpcClient } from '../../app/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { openNewTask } from '../group-tasks/open-task.tsx'
import { refreshGroup } from '../groups/refresh.ts'
import { type DeedValues, prepareDeed } from './report.ts'

export function openReport(groupId: string): void {
  const save = repeatable((written: DeedValues) => prepareDeed(groupId, written))
  openLoaded({
    title: <Trans>I did something extra</Trans>,
    width: 480,
    load: () => import('./DeedForm.tsx'),
    render: ({ DeedForm }, close) => <DeedForm save={save} close={close} />,
  })
}

/** Withdraws a request of the user after a confirmation: asking again counts once more for the day. */
export async function withdrawDeed(groupId: string, { id, title }: Deed): Promise<void> {
  const name = shortTitle(title)
  const agreed = await confirm({
    title: <Trans>Take back “{name}”?</Trans>,
    text: <Trans>Leaders will no longer see it. To ask again, send a new one.</Trans>,
    confirmLabel: <Trans>Take it back</Trans>,
    cancelLabel: <Trans>Keep it</Trans>,
  })
  if (!agreed) return
  await attempt(t`Couldn’t take back “${name}”.`, async () => {
    try {
      await trpcClient.deeds.withdraw.mutate({ groupId, deedId: id })
    } finally {
      refreshGroup(groupId)
    }
  })
}

/** Opens the form for a new task with the title and the rubies of an approved deed. */
export function makeTask(group: Group, { title, notes, userId, ruby, granted }: Deed): void {
  openNewTask(group, {
    title,
    notes,
    type: 'todo',
    tags: [],
    ruby: Math.max(granted ?? ruby, 1),
    requireResult: false,
    requireApprove: false,
    assignedUsers: userId === group.currentMember.userId ? [] : [userId],
  })
}
