import { t } from '@lingui/core/macro'
import type { UserGroupMission } from '@questboard/api/group-missions/schema'
import { formatDate } from '../../app/format-dates.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { replaceItem } from '../../app/mutations/changes.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import type { Mutation } from '../../app/mutations/optimistic-list.ts'
import { sendOrQueue } from '../../app/mutations/send-or-queue.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showMessage, withToast } from '../../ui/toasts.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { ownMissionsIn } from './own-missions.ts'
import { setTaskDone } from './work.ts'

type Task = UserGroupMission['tasks'][number]

/** Why a task cannot be ticked now; null if it can. */
export function readOnlyReason({ status, from }: UserGroupMission, { archived }: Task): string | null {
  if (status === 'pending') {
    const day = formatDate(from)
    return t`The mission starts on ${day}. Its tasks wait until then.`
  }
  if (status === 'waitingApproval') return t`The mission is waiting for approval. Its tasks can’t change.`
  if (status !== 'active') return t`The mission is over. Its tasks can’t change.`
  return archived ? t`An archived task stays done.` : null
}

/** Completes or reopens a task. */
export function tickOwn(mission: UserGroupMission, task: Task): void {
  const title = shortTitle(task.title)
  const why = readOnlyReason(mission, task)
  if (why) {
    showMessage(why)
  } else if (task.completed) void attempt(t`Couldn’t mark “${title}” as not done.`, () => reopen(mission, task))
  else void attempt(t`“${title}” is still open.`, () => complete(mission, task))
}

async function complete(mission: UserGroupMission, task: Task): Promise<void> {
  const title = shortTitle(task.title)
  const message = t`“${title}” is done.`
  announce(message)
  const undo = () => void attempt(t`Couldn’t mark “${title}” as not done.`, () => reopen(mission, task))
  await withToast({ message, undo }, () => send(mission, task, true))
}

async function reopen(mission: UserGroupMission, task: Task): Promise<void> {
  const title = shortTitle(task.title)
  announce(t`“${title}” is open again`)
  await send(mission, task, false)
}

async function send({ id, groupId }: UserGroupMission, task: Task, isDone: boolean): Promise<void> {
  const ids = { groupId, missionId: id, taskId: task.id }
  const userId = ownIdIn(groupId)
  const { complete, reopen } = trpcClient.groupMissions.tasks
  const call = isDone ? ('completeInMission' as const) : ('reopenInMission' as const)
  const mutation: Mutation<UserGroupMission, UserGroupMission> = {
    queueKey: task.id,
    change: setTaskDone(id, task.id, userId, isDone),
    send: () => (isDone ? complete : reopen).mutate(ids),
    // Another task may be pending, so only this task is taken from the response.
    settle: (answer) => (missions) => {
      const own = missions.find((mission) => mission.id === id)
      const answered = answer.tasks.find((candidate) => candidate.id === task.id)
      if (!own || !answered) return missions
      return replaceItem({ ...own, tasks: replaceItem(answered)(own.tasks) })(missions)
    },
  }
  // A task of a mission is done once, like a to-do.
  const shownTask = { title: task.title, type: 'todo' as const }
  await ownMissionsIn(groupId).perform(sendOrQueue({ call, input: { ...ids, userId } }, shownTask, mutation))
}

/** Shows the details of a task. */
export function openTaskDetails(groupId: string, task: Pick<Task, 'title' | 'notes' | 'ruby' | 'type' | 'tags'>): void {
  openLoaded({
    title: <span dir="auto">{task.title}</span>,
    load: () => import('../tasks/TaskDetails.tsx'),
    render: ({ TaskDetails }, close) => (
      <TaskDetails
        task={{ ...task, gold: task.ruby, completedAt: null }}
        currency="ruby"
        groupId={groupId}
        close={close}
      />
    ),
  })
}
