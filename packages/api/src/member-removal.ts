import { leaveDeeds } from './deeds/leave.ts'
import { leaveDevices } from './devices/leave-group.ts'
import { leaveEmails } from './email/leave.ts'
import { leaveMissions } from './group-missions/leave.ts'
import { leaveRewards } from './group-rewards/leave.ts'
import { leaveTasks } from './group-tasks/leave.ts'
import type { Clock } from './kernel/clock.ts'
import type { Transaction } from './kernel/transaction.ts'
import { leavePools } from './pools/leave.ts'
import { leavePromises } from './promises/leave.ts'
import { leavePushes } from './push/leave.ts'

/** A member whose membership ends, and when. */
export interface MemberRemoval {
  groupId: string
  userId: string
  membershipId: string
  at: Date
  /** Whether the shared devices that the member added end, too. */
  endsDevices: boolean
}

/** Handles the items and open requests of a removed member in one domain. The group and the player are locked. */
export type RemoveMemberItems = (tx: Transaction, removal: MemberRemoval) => Promise<void>

/**
 * The domains with items of members. They import groups, so groups cannot import them; this list connects them. A domain
 * in this list must not end memberships itself.
 */
export const memberItemRemovals: readonly RemoveMemberItems[] = [
  leaveTasks,
  leaveRewards,
  leaveMissions,
  leaveDeeds,
  leaveDevices,
  leavePushes,
  leaveEmails,
]

/** Returns rubies to a membership that is about to end. The group and the player are locked. */
export type RefundMember = (tx: Transaction, clock: Clock, removal: MemberRemoval) => Promise<void>

/** Refunds run one after the other, before the closing row takes the rubies of the membership. */
export const memberRefunds: readonly RefundMember[] = [leavePools, leavePromises]
