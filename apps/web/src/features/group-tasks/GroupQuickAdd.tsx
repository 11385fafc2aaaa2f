import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import { useMemo } from 'react'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpc } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { tagsIn } from '../tags/tags-in.ts'
import type { NewTask } from '../tasks/add.ts'
import { QuickAdd } from '../tasks/QuickAdd.tsx'
import { type GroupTaskValues, prepareGroupTask } from './add.ts'
import { openNewTask } from './open-task.tsx'

/** Quick add for a group: as for your own tasks, with `@name` for who does it. Without a name it is a draft. */
export function GroupQuickAdd({ group }: { group: Group }) {
  const { id: groupId, members, currentMember } = group
  const tags = tagsIn(groupId).useCurrent()
  const [dates] = trpc.profile.read.useSuspenseQuery({}, { select: ({ quickAddDates }) => quickAddDates !== false })
  const own = currentMember.userId
  const quickAddGroup = useMemo(
    () => ({ groupId, people: members.map(({ userId: id, name }) => ({ id, name, isMe: id === own })) }),
    [groupId, members, own],
  )
  const example = members.find(({ userId }) => userId !== own)?.name.split(/\s/u)[0] ?? t`me`
  return (
    <QuickAdd
      tags={tags}
      currency="ruby"
      dates={dates}
      group={quickAddGroup}
      shortcut={false}
      hint={
        <Trans>
          Try <code>@{example}</code>, <code>every day</code> or <code>15r</code>
        </Trans>
      }
      onAdd={(task, putBack) => {
        const title = shortTitle(task.title)
        void attempt(t`Couldn’t add “${title}”.`, prepareGroupTask(groupId, valuesOf(task, own)), putBack)
      }}
      onMore={(begun, clear) => openNewTask(group, valuesOf(begun, own), clear)}
    />
  )
}

/** A task for the members whom the line names, for the leader alone, or for no one yet. */
function valuesOf({ gold, assigned = [], ...task }: NewTask & { assigned?: string[] }, own: string): GroupTaskValues {
  const forMyself = assigned.includes(own)
  return {
    ...task,
    notes: '',
    tags: task.tags ?? [],
    requireResult: false,
    requireApprove: false,
    ruby: forMyself ? 0 : gold,
    assignedUsers: assigned,
    ...(forMyself && { forMyself }),
    ...(assigned.length === 0 && { draft: true }),
  }
}
