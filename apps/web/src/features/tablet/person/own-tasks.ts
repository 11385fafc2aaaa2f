import type { Task } from '@questboard/api/tasks/schema'
import { personClient } from '../client.ts'
import { once } from './once.ts'

export const completeOwnTask = ({ id }: Task, result?: string): Promise<void> =>
  once(personClient.tasks.complete.mutate({ id, ...(result !== undefined && { result }) }), 'taskAlreadyCompleted')

export const reopenOwnTask = ({ id }: Task): Promise<void> =>
  once(personClient.tasks.reopen.mutate({ id }), 'taskNotCompleted')

export const removeOwnTask = ({ id }: Task): Promise<void> =>
  once(personClient.tasks.remove.mutate({ id }), 'taskNotFound')

/** A task with no more than a child fills in. The id makes sure that sending it again adds it once. */
export type NewTask = { id: string; title: string; type: 'todo' | 'daily'; gold: number }

export const addOwnTask = (task: NewTask) => personClient.tasks.create.mutate(task)
