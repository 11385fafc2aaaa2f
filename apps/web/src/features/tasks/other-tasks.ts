import type { Task } from '@questboard/api/tasks/schema'
import type { ComponentType } from 'react'
import { createStore } from '../../ui/store.ts'

/** A task of another list, with what sections need to know. */
export type OtherTask = Pick<
  Task,
  'id' | 'type' | 'completed' | 'schedule' | 'dueOn' | 'dueTime' | 'opensOn' | 'overdue' | 'nextDueOn'
> & { groupId: string }

type OtherTasks = {
  /** Oldest first. */
  tasks: readonly OtherTask[]
  Row: ComponentType<{ id: string }>
}

/** Tasks that the list of the player's own tasks shows among them, such as those of a family; null without any. */
export const otherTasks = createStore<OtherTasks | null>(null)

/** One of the player's own, or of another list that is shown among them. */
export type AnyTask = Task | OtherTask

export const isPersonal = (task: AnyTask): task is Task => !('groupId' in task)
