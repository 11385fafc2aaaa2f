import type { Task } from '@questboard/api/tasks/schema'
import { expect, it } from 'vitest'
import { newTask } from './dates.ts'
import { emptyTask } from './empty-task.ts'
import { inOrder, type TaskOrder } from './order.ts'

const taskOf = (id: string, about: Partial<Task>): Task => ({
  ...newTask({ ...emptyTask, title: id }, { id, createdAt: '2026-03-18T08:00:00.000Z', today: '2026-03-18' }),
  ...about,
})

const tasks = [
  taskOf('rent', { rank: '03', dueOn: '2026-03-20' }),
  taskOf('call', { rank: '01', dueOn: '2026-03-18', dueTime: '09:00' }),
  taskOf('someday', { rank: '04' }),
  taskOf('walk', { rank: '02', dueOn: '2026-03-18' }),
]

/** From the top of the list. */
const shown = (order: TaskOrder) =>
  inOrder(tasks, order)
    .toReversed()
    .map(({ id }) => id)

it.each([
  ['created', ['walk', 'someday', 'call', 'rent']],
  ['manual', ['someday', 'rent', 'walk', 'call']],
  ['due', ['call', 'walk', 'rent', 'someday']],
] as const)('sorts tasks by %s', (order, ids) => expect(shown(order)).toEqual(ids))
