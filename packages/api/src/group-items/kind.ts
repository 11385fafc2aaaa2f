import type { Queries } from '@questboard/db'
import type { groupMissions, groupRewards, groupTasks } from '@questboard/db/schema'
import type { GroupWithMembers } from '../groups/change-group.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { ErrorCode } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Answer } from './answer.ts'

/** An assignment to a player, or a request of one. */
interface OfPlayer {
  userId: string
}

/** Open requests of some players for one item of a locked group. */
export interface Requests<Item> {
  group: GroupWithMembers
  item: Item
  userIds: string[]
}

/** A kind of items that leaders assign to members of their group, as used by the shared operations. */
export interface ItemKind<ItemIds extends { groupId: string }, Item, Shown, Request extends OfPlayer> {
  table: typeof groupTasks | typeof groupMissions | typeof groupRewards
  /**
   * An item of a group, archived or not, with its assignees.
   * @throws DomainError taskNotFound, missionNotFound or rewardNotFound: unknown, or of another group
   */
  find(queries: Queries, ids: ItemIds, today: Day): Promise<Item>
  /** An item as leaders see it. */
  show(item: Item): Shown
  /** The id of an item, and those of its parts. */
  idsOf(item: Item): [string, ...string[]]
  /** The assignees who cannot change the item. */
  assigneesWhoCannotEdit(item: Item): OfPlayer[]
  /** The open requests, without the names of the players. */
  requestsOf(item: Item): Request[]
  /** @throws DomainError waitingApprovalTasksExist, waitingApprovalMissionsExist or waitingApprovalRewardsExist */
  assertNoneWaits(item: Item): void
  /** @throws DomainError that the item is archived already or not archivable, or as assertNoneWaits does */
  assertArchivable(item: Item): void
  /** Ends what members were asked about an item that is archived or deleted, and what no longer holds then. */
  endQuestions?(tx: Transaction, item: Item): Promise<void>
  requiresApproval(item: Item): boolean
  refusals: { approvalNotRequired: ErrorCode; noRequests: ErrorCode }
  /** Answers the open requests of these players in a locked group. @returns how many were answered */
  answerRequests(tx: Transaction, ctx: UserContext, requests: Requests<Item>, answer: Answer): Promise<number>
  /** An item that was just archived, as leaders see it. */
  showArchived(item: Item, archivedAt: Date): Shown
}
