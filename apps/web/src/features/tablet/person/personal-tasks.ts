import type { Task } from '@questboard/api/tasks/schema'
import { personClient } from '../client.ts'
import { once } from './once.ts'

export const completePersonalTask = ({ id }: Task, result?: string): Promise<void> =>
  once(personClient.tasks.complete.mutate({ id, ...(result !== undefined && { result }) }), 'taskAlreadyCompleted')

export const reopenPersonalTask = ({ id }: Task): Promise<void> =>
  once(personClient.tasks.reopen.mutate({ id }), 'taskNotCompleted')

export const removePersonalTask = ({ id }: Task): Promise<void> =>
  once(personClient.tasks.remove.mutate({ id }), 'taskNotFound')

/** A personal task with no more than a child fills in. The id makes sure that sending it again adds it once. */
export type NewPersonalTask = { id: string; title: string; type: 'todo' | 'daily'; gold: number }

export const addPersonalTask = (task: NewPersonalTask) => personClient.tasks.create.mutate(task)
