import { readCurrentBoard } from '../board/read-current.ts'
import { showBoard } from '../board/show-board.ts'
import { readMissionsOfMember } from '../group-missions/list-of-member.ts'
import { readRewardsOfMember } from '../group-rewards/list-of-member.ts'
import { readUserTasks } from '../group-tasks/read-user-tasks.ts'
import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { countUnseen } from '../notifications/count-unseen.ts'
import { listTags } from '../tags/list.ts'
import type { GroupDashboard, OfMemberInGroup } from './schema.ts'

/**
 * A member's data in a group, by parallel queries: the caller's own, or that of any member for leaders. Texts are in
 * the caller's language.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 *
 * Rules: Groups.
 */
export async function readGroupDashboard(
  ctx: UserContext,
  { groupId, userId }: OfMemberInGroup,
): Promise<GroupDashboard> {
  const { services, together, language } = ctx
  await assertMaySeeItemsOf(ctx, { groupId, userId })
  const [tasks, rewards, missions, tags, { board, pawn }, notificationsCount] = await together((db) =>
    Promise.all([
      readUserTasks(db, { groupId, userId, archived: false, page: 1, limit: 1 }, ctx.userId),
      readRewardsOfMember(db, { groupId, userId }),
      readMissionsOfMember(db, { groupId, userId }),
      listTags({ db, language }, { groupId }),
      readCurrentBoard(db, userId),
      countUnseen(db, services.clock, userId, ctx.onDevice),
    ]),
  )
  return {
    tasks,
    rewards,
    missions,
    tags,
    notificationsCount,
    board: showBoard(board, pawn, language),
  }
}
