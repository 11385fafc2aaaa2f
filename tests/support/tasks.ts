import type { Task } from '@questboard/api/tasks/schema'
import { expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** A player's own task: a to-do for 10 gold. `about` replaces fields. */
export const addTask = (player: Pick<Person, 'send'>, title: string, about: object = {}): Promise<Task> =>
  expectOk(player.send<Task>('POST /user/tasks', { title, gold: 10, type: 'todo', ...about }))
