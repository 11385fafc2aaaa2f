import type { CompleteTask, CreateTask, GiveResult, PatchTask, Task, UpdateTask } from '@questboard/api/tasks/schema'

/** A call on a task that can wait for a connection. */
export type TaskCall =
  | { call: 'create'; input: CreateTask & { id: string } }
  /** All fields: kept by an older version. */
  | { call: 'update'; input: UpdateTask }
  | { call: 'patch'; input: PatchTask }
  | { call: 'complete'; input: CompleteTask }
  | { call: 'giveResult'; input: GiveResult }
  | { call: 'reopen' | 'archive' | 'remove'; input: { id: string } }

/** What a person did to a task, with what it takes to tell of it later. */
export type TaskMutation = TaskCall & Pick<Task, 'title' | 'type'>
