import { and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { groupRewards, promises } from '@questboard/db/schema'
import { readMissions } from '../group-missions/read-missions.ts'
import { showMission } from '../group-missions/show-mission.ts'
import { readGroupRewards, showGroupReward } from '../group-rewards/read-rewards.ts'
import { readList } from '../group-tasks/read-tasks.ts'
import { showGroupTask } from '../group-tasks/show-task.ts'
import { readOwnGroup } from '../groups/change-group.ts'
import { readGroup } from '../groups/read-groups.ts'
import type { UserContext } from '../kernel/context.ts'
import { allPages, exportSnapshot } from '../kernel/run-export.ts'
import { readRubiesOfGroup } from '../ledger/read-group.ts'
import { readPromises } from '../promises/read-promises.ts'
import { countExport } from './export.ts'
import type { ExportedGroup } from './schema.ts'

/**
 * All data of a group for its leaders, as of one moment. It contains no e-mail addresses.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, tooManyRequests, payloadTooLarge
 *
 * Rules: Groups.
 */
export async function exportGroup(ctx: UserContext, { id: groupId }: { id: string }): Promise<ExportedGroup> {
  await readOwnGroup(ctx, groupId, 'leader')
  await countExport(ctx)
  return exportSnapshot(ctx.services, { groupId }, async (tx) => {
    const { archivedAt } = groupRewards
    const ofGroup = eq(groupRewards.groupId, groupId)
    const rewards = [
      ...(await readGroupRewards(tx, and(ofGroup, isNull(archivedAt)))),
      ...(await readGroupRewards(tx, and(ofGroup, isNotNull(archivedAt)))),
    ]
    const tasks = [
      ...(await readList(tx, { groupId, ...allPages, archived: false })),
      ...(await readList(tx, { groupId, ...allPages, archived: true })),
    ]
    return {
      group: await readGroup(tx, ctx, groupId),
      tasks: tasks.map(showGroupTask),
      rewards: rewards.map(showGroupReward),
      missions: (await readMissions(tx, { groupId, today: ctx.today }, undefined)).map(showMission),
      promises: await readPromises(tx, eq(promises.groupId, groupId), allPages),
      rubies: await readRubiesOfGroup(tx, groupId),
    }
  })
}
