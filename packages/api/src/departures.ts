import { leaveMissions } from './group-missions/leave.ts'
import { leaveRewards } from './group-rewards/leave.ts'
import { leaveTasks } from './group-tasks/leave.ts'
import type { Transaction } from './kernel/transaction.ts'

/** Who leaves a group, by own will or not, and when. */
export interface Departing {
  groupId: string
  userId: string
  membershipId: string
  at: Date
}

/** What a domain does to the items and the open requests of who leaves. The group and the player are locked. */
export type Departure = (tx: Transaction, departing: Departing) => Promise<void>

/**
 * The domains that keep something for a member. Groups do not know them, since they know groups: this is where they meet.
 * A file named here imports nothing that ends memberships.
 */
export const departures: readonly Departure[] = [leaveTasks, leaveRewards, leaveMissions]
