import type { Award } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import { useSyncExternalStore } from 'react'
import { session, trpc, trpcUtils } from '../trpc.ts'

type Balances = Partial<Award> & { stats: Stats }

const listeners = new Set<() => void>()
let begun = 0
let newestShown = 0
let underway = 0
let crossed = false
let spending = 0

const spentNow = (): number => spending

session.onSignedOut(() => spend(-spending))

/** The player's balances, less the gold that is being spent and not answered yet. */
export function useStats(): Stats {
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const spent = useSyncExternalStore(subscribe, spentNow, spentNow)
  // The cache tells its watchers a moment later. Without this look gold would be seen spent twice, or come back.
  const { stats } = trpcUtils.profile.read.getData({}) ?? profile
  return spent === 0 ? stats : { ...stats, gold: Math.max(0, stats.gold - spent) }
}

/**
 * Sends an act that moves balances or the pawn, and shows what it answers. Several such acts may cross on the network:
 * an older answer then never replaces a newer one, and when all are there the truth is asked for once.
 *
 * @param cost whole gold that the act spends: it is seen gone at once, and again when the act fails
 */
export async function withBalances<Answer extends Balances>(send: () => Promise<Answer>, cost = 0): Promise<Answer> {
  const order = ++begun
  watchMilestones()
  if (underway++ > 0) crossed = true
  if (cost > 0) spend(cost)
  try {
    const answer = await send()
    if (order > newestShown) {
      newestShown = order
      show(answer)
    }
    return answer
  } finally {
    underway--
    if (cost > 0) spend(-Math.min(cost, spending))
    if (underway === 0 && crossed) {
      crossed = false
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

function spend(gold: number): void {
  spending += gold
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
