import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { readFailure } from '../../app/failure.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { enteredStore } from '../devices/credentials.ts'
import { personClient } from './client.ts'
import { once } from './person/once.ts'
import { refuse, sendNew, takeBack, whenSent } from './ticks.ts'
import { sentTicks, unsentTicks } from './wall.ts'

/** Ticks of this visit that the state on the screen does not have yet, though the server may have answered them. */
const freshTicks = createStore<readonly { userId: string; taskId: string }[]>([])

/** The ids of the tasks that a member has ticked, as long as the state on the screen does not say so. */
export function useTicks(userId: string): ReadonlySet<string> {
  const ticks = [...useStore(unsentTicks), ...useStore(sentTicks), ...useStore(freshTicks)]
  return new Set(ticks.filter((tick) => tick.userId === userId).map(({ taskId }) => taskId))
}

/** Shows a task as ticked until `call` ends, which sends the tick and reads the new state. */
export async function tickDuring(userId: string, taskId: string, call: () => Promise<void>): Promise<void> {
  const tick = { userId, taskId }
  freshTicks.write([...freshTicks.read(), tick])
  try {
    await call()
  } finally {
    freshTicks.write(freshTicks.read().filter((other) => other !== tick))
  }
}

/** Completes a group task of the member. Without a connection it is kept, and sent later. A result needs the server. */
export async function completeGroupTask(
  groupId: string,
  userId: string,
  task: UserGroupTask,
  result?: string,
): Promise<void> {
  if (result === undefined) {
    const { id: taskId, title } = task
    const proof = enteredStore.read()?.proof
    const tick = { id: newId(), userId, taskId, title, at: new Date().toISOString(), own: true }
    return sendNew({ ...tick, ...(proof !== undefined && { proof }) })
  }
  const call = personClient.groupTasks.ofMember.complete.mutate({ groupId, userId, taskId: task.id, result })
  await once(call, 'taskAlreadyCompleted', 'groupTaskApproveAlreadyRequested')
}

/** Reopens a group task of the member, or forgets a tick that was never sent. The screen does not wait for its state. */
export async function reopenGroupTask(groupId: string, userId: string, task: UserGroupTask): Promise<void> {
  const isOther = (tick: { userId: string; taskId: string }) => tick.userId !== userId || tick.taskId !== task.id
  for (const store of [freshTicks, sentTicks]) store.write(store.read().filter(isOther))
  await whenSent()
  const reopen = () => personClient.groupTasks.ofMember.reopen.mutate({ groupId, userId, taskId: task.id })
  try {
    await takeBack((tick) => !isOther(tick), reopen)
  } catch (error) {
    if (readFailure(error).code !== 'taskNotCompleted') await refuse(task.title, error)
  }
}
