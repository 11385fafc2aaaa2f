import { plural, t } from '@lingui/core/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { readFailure } from '../../app/failure.ts'
import { refreshBalances } from '../../app/live/refresh-balances.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, type Toast, updateToast, withToast } from '../../ui/toasts.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { rubiesIn, withRubies } from '../groups/rubies.ts'
import { flyCoin } from '../tasks/coin-flight.ts'
import { linger } from '../tasks/lingering.ts'
import { completeIn } from './changes.ts'
import { performOrQueueAssigned } from './own-tasks.ts'
import { reopenAssignedTask } from './reopen.ts'

/**
 * Completes one of the user's tasks in a group. The row changes at once; rubies and pawn move with the response, or
 * with the approval. It can be undone while the toast is visible, except for a paid to-do.
 */
export async function completeAssignedTask(task: UserGroupTask, result?: string): Promise<void> {
  const { id, groupId, ruby, type, requireApprove, schedule, assignment, slot } = task
  const title = shortTitle(task.title)
  const undo = () =>
    void attempt(t`Couldn’t mark “${title}” as not done.`, () =>
      reopenAssignedTask({ ...task, approveRequested: requireApprove }),
    )
  const done = t`“${title}” is done.`
  const message = requireApprove ? t`“${title}” is done and waiting for approval.` : done
  linger(id)
  announce(message)
  const toast: Toast = {
    message,
    currency: 'ruby',
    amount: requireApprove ? 0 : ruby,
    undo: type === 'todo' && !requireApprove ? undefined : undo,
  }
  // On holiday the server refuses, so no coin may fly.
  const holiday = trpcUtils.profile.read.getData({})?.holidayMode
  await withToast(toast, (toastId) => {
    if (ruby > 0 && !requireApprove && !holiday) flyCoin(id, 'ruby')
    // Without a schedule, the turn of the day or week of the request counts: a device without a connection does not know it.
    const occurrence = slot !== null && (schedule || assignment === 'each') ? { occurrence: slot } : {}
    const input = { groupId, userId: ownIdIn(groupId), taskId: id, result, ...occurrence }
    return performOrQueueAssigned({ call: 'completeInGroup', input }, task, {
      change: completeIn(id, result),
      async send() {
        const before = rubiesIn(groupId)
        const complete = () => trpcClient.groupTasks.ofMember.complete.mutate(input)
        try {
          const answer = await withRubies(groupId, complete)
          const earned = rubiesIn(groupId) - before
          if (!requireApprove) showEarned(toastId, Math.min(ruby, Math.max(0, earned)))
          return answer.task
        } catch (error) {
          const current = await doneElsewhere(error, task)
          updateToast(toastId, { amount: 0, message: current.approveRequested ? message : done })
          // A leader who completed it was the approval.
          if (requireApprove && !current.approveRequested) announce(done)
          refreshBalances()
          return current
        }
      },
      settle: replaceItem,
    })
  })
}

/**
 * Another window or a leader was first: the task as it is now.
 * @throws the error, if it is another one or the task is open: a new occurrence has begun
 */
async function doneElsewhere(error: unknown, { id, groupId }: UserGroupTask): Promise<UserGroupTask> {
  const { code } = readFailure(error)
  if (code !== 'taskAlreadyCompleted' && code !== 'groupTaskApproveAlreadyRequested') throw error
  const { tasks } = await trpcUtils.dashboard.readInGroup.fetch({ groupId }, { staleTime: 0 })
  const current = tasks.find((task) => task.id === id)
  if (!current?.completed) throw error
  return current
}

function showEarned(toast: number, rubies: number): void {
  updateToast(toast, { amount: rubies })
  announce(t`${plural(rubies, { one: '# ruby earned', other: '# rubies earned' })}`)
}
