import type { Task } from '@questboard/api/tasks/schema'
import { getQueryKey } from '@trpc/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { readFailure } from '../../app/failure.ts'
import { queryClient } from '../../app/query-client.ts'
import { session, trpc, trpcUtils } from '../../app/trpc.ts'
import type { Change } from './changes.ts'
import { createLanes, NotSent } from './lanes.ts'
import { createUnderway } from './underway.ts'

const underway = createUnderway()
const inLane = createLanes()

// Whoever signs in next must not see what the one before had not finished.
session.onSignedOut(underway.clear)

/** Lays a change over the tasks that are shown, until the function that is returned is called. */
export const layOver = underway.lay

/** The current tasks, oldest first, as they will be when every act that is under way has gone well. */
export function useCurrentTasks(): Task[] {
  const [fetched] = trpc.dashboard.read.useSuspenseQuery({})
  const acts = useSyncExternalStore(underway.subscribe, underway.version)
  // The cache tells its watchers a moment later. Without this look an act that has just been lifted would flash back.
  const { tasks } = trpcUtils.dashboard.read.getData({}) ?? fetched
  // biome-ignore lint/correctness/useExhaustiveDependencies: the acts are what `over` reads
  return useMemo(() => underway.over(tasks), [tasks, acts])
}

/** Whether a page of the archive shows a task, too: one that is being deleted is gone from there as well. */
export function useWithoutRemoved(tasks: Task[]): Task[] {
  const acts = useSyncExternalStore(underway.subscribe, underway.version)
  return useMemo(() => {
    void acts
    const ids = new Set(tasks.map(({ id }) => id))
    return underway.over(tasks).filter(({ id }) => ids.has(id))
  }, [tasks, acts])
}

type Deed<Answer> = {
  /** The id of the task: acts on one task wait for each other. */
  task: string
  /** What is seen at once. */
  change: Change
  send: () => Promise<Answer>
  /** What the answer makes of the tasks, where it tells more than was foreseen. */
  settle?: (answer: Answer) => Change
}

/** Shows an act at once, sends it, and keeps what came of it; when it fails nothing of it remains. */
export async function perform<Answer>({ task, change, send, settle }: Deed<Answer>): Promise<Answer> {
  const lift = underway.lay(change)
  try {
    const answer = await inLane(task, send)
    keep(settle ? settle(answer) : change)
    return answer
  } catch (error) {
    if (!(error instanceof NotSent) && mayHaveChanged(error)) void trpcUtils.dashboard.read.invalidate({})
    throw error
  } finally {
    lift()
  }
}

function keep(change: Change): void {
  trpcUtils.dashboard.read.setData({}, (dashboard) => dashboard && { ...dashboard, tasks: change(dashboard.tasks) })
  const queryKey = getQueryKey(trpc.dashboard.read, {}, 'query')
  // An answer that is still on its way may be older than this change.
  if (queryClient.isFetching({ queryKey }) > 0) void trpcUtils.dashboard.read.invalidate({})
}

/** The server judged by another state than the one that is shown, or nobody knows whether it acted. */
function mayHaveChanged(error: unknown): boolean {
  const { code, status } = readFailure(error)
  return status === 404 || status === 409 || code === 'timedOut'
}
