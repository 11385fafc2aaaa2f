import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { ComponentType } from 'react'
import { session } from '../../../app/trpc.ts'
import { createStore, useStore } from '../../../ui/store.ts'
import { otherTasks } from '../../tasks/other-tasks.ts'

const none: ReadonlyMap<string, UserGroupTask> = new Map()

/** The user's tasks of today in all groups, by id, oldest first. */
const familyTasks = createStore(none)

session.onSignedOut(() => {
  familyTasks.write(none)
  otherTasks.write(null)
})

/** A task of a group by its id. */
export const useFamilyTask = (id: string): UserGroupTask | undefined => useStore(familyTasks).get(id)

/** Shows the tasks of a group among the user's own. One without a date is asked for today. */
export function showFamilyTasks(
  { groupId, tasks, today }: { groupId: string; tasks: readonly UserGroupTask[]; today: string },
  Row: ComponentType<{ id: string }>,
): void {
  const others = [...familyTasks.read().values()].filter((task) => task.groupId !== groupId)
  const all = [...others, ...tasks].sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  familyTasks.write(new Map(all.map((task) => [task.id, task])))
  const shown = all.map((task) => ({ ...task, dueOn: task.dueOn ?? today }))
  otherTasks.write(shown.length > 0 ? { tasks: shown, Row } : null)
}
