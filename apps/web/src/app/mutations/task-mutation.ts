import type { CreateDeed } from '@questboard/api/deeds/schema'
import type {
  CheckItem,
  CompleteTask,
  CreateTask,
  GiveResult,
  MoveTask,
  PatchTask,
  SkipTask,
  SnoozeTask,
  Task,
  UpdateTask,
} from '@questboard/api/tasks/schema'

/** A mutation of a task that can wait in the offline queue. */
export type TaskCall =
  | { call: 'create'; input: CreateTask & { id: string } }
  /** All fields: queued by an older version. */
  | { call: 'update'; input: UpdateTask }
  | { call: 'patch'; input: PatchTask }
  | { call: 'complete'; input: CompleteTask }
  | { call: 'giveResult'; input: GiveResult }
  | { call: 'checkItem'; input: CheckItem }
  | { call: 'snooze'; input: SnoozeTask }
  | { call: 'skip'; input: SkipTask }
  | { call: 'move'; input: MoveTask }
  /** Something extra that the user did in a group. It changes no task. */
  | { call: 'reportDeed'; input: CreateDeed & { id: string } }
  | { call: 'reopen' | 'archive' | 'remove' | 'takeBackSkip'; input: { id: string } }

/** A mutation with the title and type of its task, for messages about it. */
export type TaskMutation = TaskCall & Pick<Task, 'title' | 'type'>
