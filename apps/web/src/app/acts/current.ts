import type { Dashboard } from '@questboard/api/dashboard/schema'
import { getQueryKey } from '@trpc/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { readFailure } from '../failure.ts'
import { queryClient } from '../query-client.ts'
import { session, trpc, trpcUtils } from '../trpc.ts'
import { type Change, nothingYet } from './changes.ts'
import { createLanes, NotSent } from './lanes.ts'
import { createUnderway } from './underway.ts'

/** Where in the dashboard's answer a kind of items stands. That answer is the one place from which screens read them. */
type Place<Item> = {
  read: (dashboard: Dashboard) => Item[]
  write: (dashboard: Dashboard, items: Item[]) => Dashboard
}

type Deed<Item, Answer> = {
  /** Acts with the same lane wait for each other: as a rule the id of the item. */
  lane: string
  /** What is seen at once; left out, nothing until the answer. */
  change?: Change<Item>
  send: () => Promise<Answer>
  /** What the answer makes of the items, where it tells more than was foreseen. */
  settle?: (answer: Answer) => Change<Item>
}

/** The current items of one kind, with the acts on them that the server has not answered yet. */
export function createCurrent<Item extends { id: string }>({ read, write }: Place<Item>) {
  const underway = createUnderway<Item>()
  const lanes = createLanes()

  // Whoever signs in next must not see what the one before had not finished.
  session.onSignedOut(underway.clear)

  function keep(change: Change<Item>): void {
    trpcUtils.dashboard.read.setData({}, (dashboard) => dashboard && write(dashboard, change(read(dashboard))))
    const queryKey = getQueryKey(trpc.dashboard.read, {}, 'query')
    // An answer that is still on its way may be older than this change.
    if (queryClient.isFetching({ queryKey }) > 0) void trpcUtils.dashboard.read.invalidate({})
  }

  return {
    /** Lays a change over what is shown, until the function that is returned is called. */
    layOver: underway.lay,

    /** Kept when all acts that are under way now have been answered, well or not. */
    settled: lanes.settled,

    /** The current items, oldest first, as they will be when every act that is under way has gone well. */
    useCurrent(): Item[] {
      const [fetched] = trpc.dashboard.read.useSuspenseQuery({})
      const acts = useSyncExternalStore(underway.subscribe, underway.version)
      // The cache tells its watchers a moment later. Without this look an act that has just been lifted would flash back.
      const items = read(trpcUtils.dashboard.read.getData({}) ?? fetched)
      // biome-ignore lint/correctness/useExhaustiveDependencies: the acts are what `over` reads
      return useMemo(() => underway.over(items), [items, acts])
    },

    /** Items that stand elsewhere, in an archive, as the acts under way leave them; none is added to them. */
    useAmong(items: Item[]): Item[] {
      const acts = useSyncExternalStore(underway.subscribe, underway.version)
      // biome-ignore lint/correctness/useExhaustiveDependencies: the acts are what `over` reads
      return useMemo(() => {
        const ids = new Set(items.map(({ id }) => id))
        return underway.over(items).filter(({ id }) => ids.has(id))
      }, [items, acts])
    },

    /** Shows an act at once, sends it, and keeps what came of it; when it fails nothing of it remains. */
    async perform<Answer>({ lane, change = nothingYet, send, settle }: Deed<Item, Answer>): Promise<Answer> {
      const lift = underway.lay(change)
      try {
        const answer = await lanes.inLane(lane, send)
        keep(settle ? settle(answer) : change)
        return answer
      } catch (error) {
        if (!(error instanceof NotSent) && mayHaveChanged(error)) void trpcUtils.dashboard.read.invalidate({})
        throw error
      } finally {
        lift()
      }
    },
  }
}

/** The server judged by another state than the one that is shown, or nobody knows whether it acted. */
function mayHaveChanged(error: unknown): boolean {
  const { code, status } = readFailure(error)
  return status === 404 || status === 409 || code === 'timedOut'
}
