import type { CreateDeed } from '@questboard/api/deeds/schema'
import type { CompleteGroupMissionTask } from '@questboard/api/group-missions/schema'
import type {
  CompleteGroupTask,
  GiveGroupTaskResult,
  ReopenGroupTask,
  UserGroupTask,
} from '@questboard/api/group-tasks/schema'
import type {
  CheckItem,
  CompleteTask,
  CreateTask,
  GiveResult,
  MoveTask,
  PatchTask,
  ReopenTask,
  SkipTask,
  SnoozeTask,
  Task,
  UpdateTask,
} from '@questboard/api/tasks/schema'

/*
 * A call is a path and its input. A mutation is a call with the label of its task, for messages about it. A timed
 * mutation also has the time of the action, and a queued one (`features/offline/mutation-queue.ts`) its place in storage.
 */

/** What an assignee does with an own task of a group, or of a mission of a group. */
export type GroupTaskCall =
  | { call: 'completeInGroup'; input: CompleteGroupTask }
  | { call: 'giveResultInGroup'; input: GiveGroupTaskResult }
  | { call: 'reopenInGroup'; input: ReopenGroupTask }
  | { call: 'completeInMission' | 'reopenInMission'; input: CompleteGroupMissionTask & { userId: string } }

/** A mutation of a task that can wait in the offline queue. */
export type TaskCall = OwnTaskCall | GroupTaskCall

export type OwnTaskCall =
  | { call: 'create'; input: CreateTask & { id: string } }
  /** An update of all fields, queued by an older version. */
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
  | { call: 'reopen'; input: ReopenTask }
  | { call: 'archive' | 'remove' | 'takeBackSkip'; input: { id: string } }

type TaskLabel = Pick<Task, 'title' | 'type'> & {
  /** It does not end with the day or week of its type: the task has a schedule, or waited for approval. */
  outlastsPeriod?: boolean | undefined
}

export type OwnTaskMutation = OwnTaskCall & TaskLabel

export type GroupTaskMutation = GroupTaskCall & TaskLabel

/** A mutation with the title and type of its task, for messages about it. */
export type TaskMutation = OwnTaskMutation | GroupTaskMutation

type Timed = {
  /** When the user did it, by this device's clock. ISO date and time. */
  at: string
}

export type TimedMutation = TaskMutation & Timed

/** What the queue needs of the task of a mutation. */
export type TaskToQueue = Pick<Task, 'title' | 'type'> & Partial<Pick<UserGroupTask, 'schedule' | 'approveRequested'>>

/** A mutation before its label is chosen from its task, by code that loads later. */
export type UnlabelledMutation = TaskCall & Timed & { task: TaskToQueue }
