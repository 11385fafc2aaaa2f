import type { Award } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import { afterPaint } from '../../ui/after-paint.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { refetchProfileIfFetching } from '../query-client.ts'
import { session, trpc, trpcUtils } from '../trpc.ts'

type Balances = Partial<Award> & { stats: Stats }

let lastStarted = 0
let lastShown = 0
let inFlight = 0
let overlapped = false

/** The expected gold of each mutation without a response; negative for a cost. */
const expectedGold = createStore<readonly { gold: number }[]>([])

session.onSignedOut(() => {
  expectedGold.write([])
  // A response that is still on its way is not for the next user.
  lastShown = lastStarted
})

/** The player's balances, including the expected gold of mutations without a response. */
export function useStats(): Stats {
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const expected = useStore(expectedGold).reduce((sum, { gold }) => sum + gold, 0)
  // The cache notifies components a moment later. Reading it here keeps gold from being counted twice in between.
  const { stats } = trpcUtils.profile.read.getData({}) ?? profile
  return expected === 0 ? stats : { ...stats, gold: Math.max(0, stats.gold + expected) }
}

/** Adds expected gold (negative for a cost) until the returned function is called. */
export function expectGold(gold: number): () => void {
  const part = { gold }
  expectedGold.write([...expectedGold.read(), part])
  return () => expectedGold.write(expectedGold.read().filter((other) => other !== part))
}

/**
 * Sends a mutation that changes the balances or the pawn, and shows its response. When several overlap, an older
 * response never replaces a newer one, and the balances are refetched once after the last.
 * @param gold whole gold that the mutation is expected to add; negative for a cost. It counts until the response
 * arrives
 */
export async function withBalances<Result extends Balances>(send: () => Promise<Result>, gold = 0): Promise<Result> {
  const order = ++lastStarted
  watchMilestones()
  if (inFlight++ > 0) overlapped = true
  const remove = expectGold(gold)
  try {
    const response = await send()
    if (order > lastShown) {
      lastShown = order
      show(response)
    }
    return response
  } finally {
    inFlight--
    remove()
    if (inFlight === 0 && overlapped) {
      overlapped = false
      void trpcUtils.profile.read.invalidate({})
      void trpcUtils.dashboard.read.invalidate({})
    }
  }
}

/** Looks for milestones by comparing the state before and after a mutation. The code loads on demand. */
export function watchMilestones(): void {
  const before = { profile: trpcUtils.profile.read.getData({}), dashboard: trpcUtils.dashboard.read.getData({}) }
  // If the code cannot be loaded, nothing is celebrated.
  afterPaint(() =>
    // biome-ignore lint/plugin: setting it from outside would add to the first load
    import('../../features/celebration/watch.tsx')
      .then(({ celebrateMilestones }) => celebrateMilestones(before))
      .catch(() => {}),
  )
}

function show({ stats, board }: Balances): void {
  trpcUtils.profile.read.setData({}, (profile) => {
    if (!profile) return profile
    return { ...profile, stats, board: board ? { id: board.id, position: board.position } : profile.board }
  })
  refetchProfileIfFetching()
  if (board) trpcUtils.dashboard.read.setData({}, (dashboard) => dashboard && { ...dashboard, board })
}
