import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TaskType } from '@questboard/api/tasks/schema'
import { IconCalendarWeek, IconSquareRoundedCheck, IconSun } from '@tabler/icons-react'

/** The name and the icon of a task type. */
export const typeNames: Record<TaskType, MessageDescriptor> = {
  todo: msg({ message: 'To-do', context: 'a task' }),
  daily: msg({ message: 'Daily', context: 'a task' }),
  weekly: msg({ message: 'Weekly', context: 'a task' }),
}

export const typeIcons = { todo: IconSquareRoundedCheck, daily: IconSun, weekly: IconCalendarWeek } as const
