import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import { isLostSuccess, readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import type { DoneFor } from './CompleteForForm.tsx'

/** The members for whom a leader can complete a task now: not for oneself, and only the one whose turn it is. */
export function openFor(group: Group, { assignees, assignment, occurrence, archived }: GroupTask): Member[] {
  if (archived || (assignment === 'first' && occurrence?.takenBy)) return []
  const open = new Set(
    assignees.flatMap(({ userId, completed, approveRequested }) =>
      completed || approveRequested || (assignment === 'rotation' && occurrence?.holder !== userId) ? [] : userId,
    ),
  )
  return group.members.filter(({ id, userId }) => id !== group.currentMember.id && open.has(userId))
}

/** Opens the form that completes a task for one of these members. */
export function openCompleteFor(task: GroupTask, open: Member[]): void {
  const title = shortTitle(task.title)
  const [only] = open
  const who = open.length === 1 && only ? shortTitle(only.name) : null
  openLoaded({
    title:
      who === null ? (
        <Trans>Mark “{title}” as done</Trans>
      ) : (
        <Trans>
          Mark “{title}” as done by {who}
        </Trans>
      ),
    width: 480,
    load: () => import('./CompleteForForm.tsx'),
    render: ({ CompleteForForm }, close) => (
      <CompleteForForm task={task} open={open} explain={explain} save={(how) => completeFor(task, how)} close={close} />
    ),
  })
}

async function completeFor({ id, groupId, title: fullTitle }: GroupTask, { member, ...how }: DoneFor): Promise<void> {
  try {
    await trpcClient.groupTasks.ofMember.completeFor.mutate({ groupId, userId: member.userId, taskId: id, ...how })
  } catch (error) {
    // Only its response was lost.
    if (!isLostSuccess(error)) throw error
  } finally {
    refreshGroup(groupId)
  }
  const [title, who] = [shortTitle(fullTitle), shortTitle(member.name)]
  showMessage(t`Marked “${title}” as done by ${who}.`)
}

async function explain(error: unknown, member: Member): Promise<string> {
  const who = shortTitle(member.name)
  const { code } = readFailure(error)
  if (code === 'holidayModeEnabledError') return t`${who} is on a break, so tasks can’t be done today.`
  if (code === 'groupTaskApproveAlreadyRequested') return t`${who} has just finished it. Answer the request instead.`
  if (code === 'taskAlreadyCompleted') return t`${who} has already done it.`
  if (code === 'memberNotFound') return t`${who} is no longer in the group.`
  return failureText(code)
}
