import type { TaskMutation } from './task-mutation.ts'

/** The id of the task that a mutation changes. */
export const taskIdOf = ({ input }: TaskMutation): string => ('taskId' in input ? input.taskId : input.id)
