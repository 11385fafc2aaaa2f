import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { isDueDate } from '@questboard/api/schedules'
import { IconCalendarPlus, IconPlayerTrackNext } from '@tabler/icons-react'
import { attempt } from '../../app/mutations/attempt.ts'
import { replaceItem } from '../../app/mutations/changes.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { trpcClient } from '../../app/trpc.ts'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showToast } from '../../ui/toasts.ts'
import { currentDay } from '../days/current-day.ts'
import { type Room, roomOfGroupTask } from '../tasks/due/room.ts'
import { groupTasksIn } from './group-tasks.ts'

/** The due days of the assignees who have not completed the task, the earliest first. */
const dueDaysOf = ({ assignees }: GroupTask): string[] =>
  assignees.flatMap(({ completed, dueOn }) => (completed || dueOn === null ? [] : dueOn)).sort()

async function perform(task: GroupTask, send: () => Promise<GroupTask>): Promise<void> {
  await groupTasksIn(task.groupId).perform({ queueKey: task.id, send, settle: replaceItem })
}

function move(task: GroupTask, until: string | null): Promise<void> {
  return perform(task, () => trpcClient.groupTasks.snooze.mutate({ groupId: task.groupId, taskId: task.id, until }))
}

/**
 * The due day that undoing a move restores. Null: each assignee gets back the day of the occurrence, where their days
 * differ, or the day has passed and cannot be set again.
 */
function dayBefore(task: GroupTask): string | null {
  const days = dueDaysOf(task)
  const [first] = days
  if (first === undefined) return null
  if (task.schedule && isDueDate(task.schedule)) return first
  return first >= currentDay() && days.at(-1) === first ? first : null
}

/** Moves the due day for all assignees who have not completed the task. It can be undone while the toast is visible. */
function moveWithUndo(task: GroupTask, until: string): void {
  const title = shortTitle(task.title)
  const before = dayBefore(task)
  void attempt(t`Couldn’t move “${title}”.`, async () => {
    await move(task, until)
    const message = t`“${title}” moved for everyone.`
    showToast({ message, undo: () => void attempt(t`Couldn’t move “${title}”.`, () => move(task, before)) })
    announce(message)
  })
}

function skip(task: GroupTask): void {
  const title = shortTitle(task.title)
  const ids = { groupId: task.groupId, taskId: task.id }
  const undo = () =>
    void attempt(t`Couldn’t bring back “${title}”.`, () =>
      perform(task, () => trpcClient.groupTasks.takeBackSkip.mutate(ids)),
    )
  void attempt(t`Couldn’t skip “${title}”.`, async () => {
    await perform(task, () => trpcClient.groupTasks.skip.mutate(ids))
    const message = t`“${title}” skipped this time, for everyone.`
    showToast({ message, undo })
    announce(message)
  })
}

function pickDay(task: GroupTask, room: Room): void {
  openLoaded({
    title: <Trans>Move to another day</Trans>,
    width: 420,
    load: () => import('../tasks/due/PickDay.tsx'),
    render: ({ PickDay }, close) => (
      <PickDay
        dueOn={dueDaysOf(task)[0] ?? null}
        room={room}
        onPick={(day) => keepFocus(() => moveWithUndo(task, day))}
        close={close}
      />
    ),
  })
}

/** The actions of leaders that move or skip an occurrence of a task for all assignees. */
export function occurrenceActions(task: GroupTask): MenuAction[] {
  const { schedule, archived } = task
  const dueDays = dueDaysOf(task)
  if (schedule === null || archived || dueDays.length === 0) return []
  const room = roomOfGroupTask(schedule, dueDays, currentDay())
  const moving: MenuAction[] = room
    ? [
        {
          id: 'pick-day',
          label: <Trans>Move to another day</Trans>,
          icon: IconCalendarPlus,
          onChoose: () => pickDay(task, room),
        },
      ]
    : []
  const skipping: MenuAction = {
    id: 'skip',
    label: <Trans>Skip this time</Trans>,
    icon: IconPlayerTrackNext,
    onChoose: () => keepFocus(() => skip(task)),
  }
  return isDueDate(schedule) ? moving : [...moving, skipping]
}
