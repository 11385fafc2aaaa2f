import type { Award } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import { withBalances } from '../../app/mutations/balances.ts'
import { session, trpc, trpcUtils } from '../../app/trpc.ts'
import { createStore, useStore } from '../../ui/store.ts'

type Answered = Partial<Award> & { stats: Stats }

const nothing: ReadonlyMap<string, number> = new Map()

/** Rubies that are being spent, by group. The response has not arrived yet. */
const spending = createStore(nothing)

session.onSignedOut(() => spending.write(nothing))

/** The user's rubies in a group, less those being spent. */
export function useRubies(groupId: string): number {
  const [group] = trpc.groups.read.useSuspenseQuery({ id: groupId })
  const spent = useStore(spending).get(groupId) ?? 0
  return Math.max(0, rubiesIn(groupId, group.currentMember.stats.ruby) - spent)
}

/** The cache notifies components a moment later. Reading it here keeps rubies from being subtracted twice. */
export function rubiesIn(groupId: string, otherwise = 0): number {
  return trpcUtils.groups.read.getData({ id: groupId })?.currentMember.stats.ruby ?? otherwise
}

/**
 * Sends a mutation of a group that changes balances or the pawn, and shows its response: the rubies of this group, and
 * the rest for the player.
 * @param cost whole rubies that it spends. They are subtracted at once, and restored after a failure
 */
export async function withRubies<Result extends Answered>(
  groupId: string,
  send: () => Promise<Result>,
  cost = 0,
): Promise<Result> {
  spend(groupId, cost)
  try {
    return await withBalances(async () => {
      const response = await send()
      return { ...response, stats: saveGroupStats(groupId, response.stats) }
    })
  } finally {
    spend(groupId, -cost)
  }
}

/**
 * Saves the user's stats in a group in the cache.
 * @returns the stats of the profile, whose rubies are the sum of all groups
 */
function saveGroupStats(groupId: string, stats: Stats): Stats {
  const before = rubiesIn(groupId, stats.ruby)
  const sum = trpcUtils.profile.read.getData({})?.stats.ruby ?? before
  trpcUtils.groups.read.setData({ id: groupId }, (group) => {
    if (!group) return group
    const currentMember = { ...group.currentMember, stats }
    const members = group.members.map((member) => (member.id === currentMember.id ? currentMember : member))
    return { ...group, currentMember, members }
  })
  return { ...stats, ruby: sum - before + stats.ruby }
}

/** Subtracts rubies that are being spent, until the returned function is called. */
export function expectCost(groupId: string, cost: number): () => void {
  spend(groupId, cost)
  return () => spend(groupId, -cost)
}

function spend(groupId: string, rubies: number): void {
  if (rubies === 0) return
  const spent = (spending.read().get(groupId) ?? 0) + rubies
  spending.write(new Map(spending.read()).set(groupId, Math.max(0, spent)))
}
