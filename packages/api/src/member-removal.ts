import { removeMemberDeeds } from './deeds/remove-member.ts'
import { removeMemberFromDevices } from './devices/remove-member.ts'
import { removeMemberEmails } from './email/remove-member.ts'
import { removeMemberFromMissions } from './group-missions/remove-member.ts'
import { removeMemberFromRewards } from './group-rewards/remove-member.ts'
import { removeMemberFromTasks } from './group-tasks/remove-member.ts'
import type { Clock } from './kernel/clock.ts'
import type { Transaction } from './kernel/transaction.ts'
import { refundMemberPools } from './pools/refund-member.ts'
import { refundMemberPromises } from './promises/refund-member.ts'
import { removeMemberPushes } from './push/remove-member.ts'

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
 * The domains with items of members. They import groups, so groups cannot import them; this list connects them. A
 * domain in this list must not end memberships itself.
 */
export const memberItemRemovals: readonly RemoveMemberItems[] = [
  removeMemberFromTasks,
  removeMemberFromRewards,
  removeMemberFromMissions,
  removeMemberDeeds,
  removeMemberFromDevices,
  removeMemberPushes,
  removeMemberEmails,
]

/** Returns rubies to a membership that is about to end. The group and the player are locked. */
export type RefundMember = (tx: Transaction, clock: Clock, removal: MemberRemoval) => Promise<void>

/** Refunds run one after the other, before the closing row takes the rubies of the membership. */
export const memberRefunds: readonly RefundMember[] = [refundMemberPools, refundMemberPromises]
