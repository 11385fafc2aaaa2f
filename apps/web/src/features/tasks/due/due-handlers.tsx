import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { IconCalendarPlus, IconCalendarTime, IconPlayerTrackNext } from '@tabler/icons-react'
import { openLoaded } from '../../../app/mutations/open-loaded.ts'
import type { MenuAction } from '../../../ui/ActionMenu.tsx'
import { keepFocus } from '../../../ui/row-focus.ts'
import { addDays } from '../../days/calendar.ts'
import { currentDay } from '../../days/current-day.ts'
import { nextDayOfWeek } from './presets.ts'
import { canMoveTo, type Room, roomOf } from './room.ts'
import { skipTask } from './skip.ts'
import { snooze } from './snooze.ts'

export function moveToToday(tasks: readonly Task[]): void {
  keepFocus(() => snooze(tasks, currentDay()))
}

function pickDay(task: Task, room: Room): void {
  openLoaded({
    title: <Trans>Move to another day</Trans>,
    width: 420,
    load: () => import('./PickDay.tsx'),
    render: ({ PickDay }, close) => (
      <PickDay dueOn={task.dueOn} room={room} onPick={(day) => keepFocus(() => snooze([task], day))} close={close} />
    ),
  })
}

/** Moves or skips a task. `day` is the one to which it moves. */
export type DueAction = MenuAction & { day?: string }

/** The actions that move or skip a task. Those that the server would refuse are left out. */
export function dueActions(task: Task): DueAction[] {
  const today = currentDay()
  const room = roomOf(task, today)
  const skip: MenuAction = {
    id: 'skip',
    label: <Trans>Skip this time</Trans>,
    icon: IconPlayerTrackNext,
    onChoose: () => keepFocus(() => skipTask(task)),
  }
  const days = [
    { id: 'today', label: <Trans>Today</Trans>, day: today },
    { id: 'tomorrow', label: <Trans>Tomorrow</Trans>, day: addDays(today, 1) },
    { id: 'weekend', label: <Trans>Weekend</Trans>, day: nextDayOfWeek(today, 6) },
    { id: 'next-week', label: <Trans>Next week</Trans>, day: nextDayOfWeek(today, 1) },
  ]
  const moves = room
    ? [
        ...days
          .filter(({ day }) => canMoveTo(task, day, today))
          .map(({ id, label, day }) => ({
            id,
            label,
            day,
            icon: IconCalendarTime,
            onChoose: () => keepFocus(() => snooze([task], day)),
          })),
        {
          id: 'pick-day',
          label: <Trans>Pick a day</Trans>,
          icon: IconCalendarPlus,
          onChoose: () => pickDay(task, room),
        },
      ]
    : []
  return [...moves, ...(task.canSkip ? [skip] : [])]
}
