import type { UserContext } from '../kernel/context.ts'
import { nextToSend, sendableOf } from './lot-rules.ts'
import type { Gems } from './schema.ts'
import { readLots } from './send-lots.ts'

/** The caller's gems, how many of them can be sent now, and when more can be. Rules: Groups. */
export async function readGems({ db, userId, services }: UserContext): Promise<Gems> {
  const now = services.clock.now()
  const account = await readLots(db, userId)
  const next = nextToSend(account.lots, now)
  return {
    gems: account.gems,
    sendable: sendableOf(account.lots, account, now),
    next: next && { gems: next.gems, from: next.from.toISOString() },
  }
}
