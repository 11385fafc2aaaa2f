import type { Award } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import { useSyncExternalStore } from 'react'
import { session, trpc, trpcUtils } from '../trpc.ts'

type Balances = Partial<Award> & { stats: Stats }

const listeners = new Set<() => void>()
let lastStarted = 0
let lastShown = 0
let inFlight = 0
let overlapped = false

/** The gold of each act that is shown and not answered yet: what it brings, or, below zero, what it costs. */
const expectedGold = new Set<{ gold: number }>()

const totalExpectedGold = (): number => [...expectedGold].reduce((sum, { gold }) => sum + gold, 0)

session.onSignedOut(() => {
  expectedGold.clear()
  notify()
})

/** The player's balances, with the gold of acts that are not answered yet. */
export function useStats(): Stats {
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const gold = useSyncExternalStore(subscribe, totalExpectedGold, totalExpectedGold)
  // The cache tells its watchers a moment later. Without this look gold would be seen spent twice, or come back.
  const { stats } = trpcUtils.profile.read.getData({}) ?? profile
  return gold === 0 ? stats : { ...stats, gold: Math.max(0, stats.gold + gold) }
}

/** Counts gold (below zero: its cost) that the server has not answered yet, until the function that it returns is called. */
export function expectGold(gold: number): () => void {
  const part = { gold }
  expectedGold.add(part)
  notify()
  return () => {
    if (expectedGold.delete(part)) notify()
  }
}

/**
 * Sends an act that moves balances or the pawn, and shows what it answers. Several such acts may cross on the network:
 * an older answer then never replaces a newer one, and when all are there the truth is asked for once.
 *
 * @param gold whole gold that the act brings, or, below zero, costs: it is counted at once, and no more when the act fails
 */
export async function withBalances<Answer extends Balances>(send: () => Promise<Answer>, gold = 0): Promise<Answer> {
  const order = ++lastStarted
  watchMilestones()
  if (inFlight++ > 0) overlapped = true
  const remove = expectGold(gold)
  try {
    const answer = await send()
    if (order > lastShown) {
      lastShown = order
      show(answer)
    }
    return answer
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

/** What an act brings is compared with what was seen before it, by code that the first picture does not wait for. */
export function watchMilestones(): void {
  const before = { profile: trpcUtils.profile.read.getData({}), dashboard: trpcUtils.dashboard.read.getData({}) }
  // Where it cannot be fetched nothing is celebrated, and everything else goes on.
  import('../../features/celebration/watch.tsx').then(({ watch }) => watch(before)).catch(() => {})
}

function show({ stats, board }: Balances): void {
  trpcUtils.profile.read.setData({}, (profile) => {
    if (!profile) return profile
    return { ...profile, stats, board: board ? { id: board.id, position: board.position } : profile.board }
  })
  if (board) trpcUtils.dashboard.read.setData({}, (dashboard) => dashboard && { ...dashboard, board })
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
