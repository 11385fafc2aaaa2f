import { and, eq, inArray, sql } from '@questboard/db/drizzle'
import { groupMissionStates } from '@questboard/db/schema'
import type { Award } from '../board/schema.ts'
import { missionExp, missionSteps } from '../game/rules.ts'
import { awardMember } from '../groups/award-member.ts'
import type { Membership } from '../groups/change-group.ts'
import { countAt } from '../groups/week-counts.ts'
import type { Zoned } from '../groups/zone.ts'
import type { UserContext } from '../kernel/context.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Player } from '../players/lock-player.ts'
import { type MissionReading, statesOf } from './read-missions.ts'
import { workFor } from './rules.ts'

/**
 * Completes a mission for a locked player in a locked group, and pays it: the rubies of the tasks that count for the
 * player, experience, and squares.
 *
 * Rules: Earning.
 */
export async function payMission(
  tx: Transaction,
  ctx: UserContext,
  paid: {
    group: Zoned
    player: Player
    membership: Membership
    mission: MissionReading
    approved: boolean
    /** What a leader grants instead of the sum, and what the leader says. */
    ruby?: number | undefined
    approval?: { by: string; note: string | undefined }
  },
): Promise<Award> {
  const { group, player, membership, mission, approved, approval } = paid
  const { tasks, ruby: sum } = workFor(mission.tasks, player.id)
  const ruby = paid.ruby ?? sum
  const source = {
    reason: 'groupMissionCompleted',
    reference: `${mission.id}:${player.id}`,
    item: mission.name,
  } as const
  const now = ctx.services.clock.now().toISOString()
  const completed = await tx
    .update(groupMissionStates)
    .set({
      status: 'completed',
      updatedAt: transactionTime(tx),
      approved,
      paidRuby: ruby,
      note: approval?.note ?? null,
      completedAt: sql`coalesce(${groupMissionStates.completedAt}, ${now}::timestamptz)`,
    })
    .where(
      and(
        statesOf(mission),
        eq(groupMissionStates.userId, player.id),
        inArray(groupMissionStates.status, ['active', 'waitingApproval']),
      ),
    )
    .returning({ completedAt: groupMissionStates.completedAt })
  const [done] = completed
  if (!done?.completedAt) throw new Error('a mission changed under its locks')
  await countAt(tx, { group, userId: player.id }, done.completedAt, { done: 1 })
  return awardMember(
    tx,
    ctx,
    { player, membership },
    {
      rubies: [{ amount: ruby, ...source, ...approval }],
      entries: [{ currency: 'exp', amount: missionExp(tasks), ...source }],
      steps: missionSteps,
    },
  )
}
