import { statement } from '@questboard/db'
import { and, eq, isNull, ne, sql } from '@questboard/db/drizzle'
import { groupPawns, groups, memberships } from '@questboard/db/schema'
import { boardOf, firstBoard } from '../board/boards.ts'
import type { Clock } from '../kernel/clock.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { RubyAccount } from '../ledger/post-rubies.ts'
import { notify } from '../notifications/notify.ts'
import { placeAfter } from './rules.ts'

const count = statement<{ membershipId: string; groupId: string; steps: number }>()((queries, param) =>
  queries
    .insert(groupPawns)
    .values({ membershipId: param('membershipId'), groupId: param('groupId'), steps: param('steps') })
    .onConflictDoUpdate({
      target: [groupPawns.membershipId, groupPawns.groupId],
      set: { steps: sql`${groupPawns.steps} + excluded.steps` },
    })
    .returning({
      total: groupPawns.steps,
      boardId: sql<string | null>`(select board_id from groups where id = ${param('groupId')}::uuid)`,
    }),
)

/**
 * Moves a member's pawn on the board of the group. Steps are never taken back. The other members are notified of a new
 * lap.
 */
export async function countSteps(tx: Transaction, clock: Clock, member: RubyAccount, steps: number): Promise<void> {
  if (steps <= 0) return
  const [counted] = await count(tx, { membershipId: member.id, groupId: member.groupId, steps })
  if (!counted) return
  const { total, boardId } = counted
  const size = boardOf(boardId ?? firstBoard.id).squares.length
  const place = placeAfter(total, size)
  const { groupId, userId } = member
  recordGroupChange(tx, { groupId, userId, type: 'group.pawnMoved', data: { userId, ...place, steps } })
  const { lap } = place
  if (lap > placeAfter(total - steps, size).lap) await announceLap(tx, clock, member, lap)
}

/** Notifies the other members of a lap. It replaces the notification of an earlier lap. */
async function announceLap(tx: Transaction, clock: Clock, { id, groupId, userId }: RubyAccount, lap: number) {
  const others = await tx
    .select({ userId: memberships.userId, name: groups.name })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(and(eq(memberships.groupId, groupId), ne(memberships.userId, userId), isNull(memberships.hiddenAt)))
  const [first] = others
  if (!first) return
  await notify(tx, clock, userIdsOf(others), {
    type: 'lapBegun',
    senderId: userId,
    group: { id: groupId, name: first.name },
    data: { lap },
    source: `lap:${id}`,
  })
}
