import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { readFailure } from '../../app/failure.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { enteredStore } from '../devices/credentials.ts'
import { personClient } from './client.ts'
import { refuse, sendTaps } from './taps.ts'
import { keepTaps, tapsStore } from './wall.ts'

/** Completes the own task. Without a connection it is kept, and sent later. A result needs the server. */
export async function completeOwn(
  groupId: string,
  userId: string,
  task: UserGroupTask,
  result?: string,
): Promise<void> {
  if (result === undefined) {
    const { id: taskId, title } = task
    const proof = enteredStore.read()?.proof
    const tick = { id: newId(), userId, taskId, title, at: new Date().toISOString(), own: true }
    await keepTaps([...tapsStore.read(), { ...tick, ...(proof !== undefined && { proof }) }])
    await sendTaps()
    return
  }
  await personClient.groupTasks.ofMember.complete.mutate({ groupId, userId, taskId: task.id, result })
}

/** Reopens the own task, or forgets a tick that was not sent yet. */
export async function reopenOwn(groupId: string, userId: string, task: UserGroupTask): Promise<void> {
  const unsent = tapsStore.read().filter((one) => one.userId !== userId || one.taskId !== task.id)
  if (unsent.length < tapsStore.read().length) return keepTaps(unsent)
  try {
    await personClient.groupTasks.ofMember.reopen.mutate({ groupId, userId, taskId: task.id })
  } catch (error) {
    if (readFailure(error).code !== 'taskNotCompleted') await refuse(task.title, error)
  }
}
