import type { Queries } from '@questboard/db'
import type { groupMissions, groupRewards, groupTasks } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'

/** An assignment to a player, or a request of one. */
interface OfPlayer {
  userId: string
}

/** A kind of items that leaders assign to members of their group: what the shared operations need to know about it. */
export interface ItemKind<Named extends { groupId: string }, Item, Shown, Request extends OfPlayer> {
  table: typeof groupTasks | typeof groupMissions | typeof groupRewards
  /**
   * An item of a group, archived or not, with its assignees.
   * @throws DomainError taskNotFound, missionNotFound or rewardNotFound: unknown, or of another group
   */
  find(on: Queries, named: Named, today: Day): Promise<Item>
  /** The id of an item, and those of its parts. */
  idsOf(item: Item): [string, ...string[]]
  assigneesOf(item: Item): OfPlayer[]
  /** The open requests, without the names of the players. */
  requestsOf(item: Item): Request[]
  /** @throws DomainError waitingApprovalTasksExist, waitingApprovalMissionsExist or waitingApprovalRewardsExist */
  assertNoneWaits(item: Item): void
  /** @throws DomainError that the item is archived already or not archivable, or as assertNoneWaits does */
  assertArchivable(item: Item): void
  /** An item that was just archived, as leaders see it. */
  showArchived(item: Item, archivedAt: Date): Shown
}
