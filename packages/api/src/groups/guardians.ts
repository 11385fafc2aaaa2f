import type { Queries } from '@questboard/db'
import { and, asc, eq, inArray, isNotNull, isNull, not, notInArray, or, sql } from '@questboard/db/drizzle'
import { groups, guardianships, memberships, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { idsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { notify, withdrawNotificationOf } from '../notifications/notify.ts'
import { leads } from '../players/leads.ts'

/** The guardians of children by child, in the order of consent, without those who wait for deletion. */
export async function guardiansOf(queries: Queries, childIds: readonly string[]): Promise<Map<string, string[]>> {
  if (childIds.length === 0) return new Map()
  const found = await queries
    .select({ childId: guardianships.childId, guardianId: guardianships.guardianId })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.guardianId), isNull(users.erasesAt)))
    .where(and(inArray(guardianships.childId, [...childIds]), isNotNull(guardianships.consentAt)))
    .orderBy(asc(guardianships.consentAt), asc(guardianships.guardianId))
  const byChild = Map.groupBy(found, ({ childId }) => childId)
  return new Map([...byChild].map(([childId, rows]) => [childId, rows.map(({ guardianId }) => guardianId)]))
}

/**
 * When a leader has left a locked group, or no longer leads it: ends the requests to this leader to become guardian of
 * its children. When a child has left it: ends those about the child to its leaders. A request stays if the leader leads
 * another group of the child, or if the group itself ends. A hidden child about which no one is asked any more is
 * offered to the other leaders.
 */
export async function endRequestsToGuard(
  tx: Transaction,
  clock: Clock,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<void> {
  const ofGroup = tx.select({ id: memberships.userId }).from(memberships).where(eq(memberships.groupId, groupId))
  const { childId, guardianId, consentAt } = guardianships
  const isLeft = or(
    and(eq(guardianId, userId), inArray(childId, ofGroup)),
    and(eq(childId, userId), inArray(guardianId, ofGroup)),
  )
  const ended = await tx
    .delete(guardianships)
    .where(and(isLeft, isNull(consentAt), not(leadsChild)))
    .returning({ childId, guardianId })
  for (const request of ended) {
    await withdrawNotificationOf(tx, request.guardianId, aboutChild(request.childId).askGuardian)
    await askOtherLeaders(tx, clock, request.childId)
  }
}

/** Whether the guardian of a row leads a group of the child, hidden or not. */
const leadsChild = sql`exists (
  select from memberships led join memberships joined on joined.group_id = led.group_id
  where led.user_id = guardianships.guardian_id and joined.user_id = guardianships.child_id
    and led.role in ('creator', 'leader'))`

/**
 * Asks the leaders of the groups of a hidden child without guardians, once no one is asked any more: the one who was
 * chosen has declined, leads no group of the child now, or waits for deletion. Those who declined are not asked again.
 */
export async function askOtherLeaders(tx: Transaction, clock: Clock, childId: string): Promise<void> {
  const [child] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, childId), users.managed, isNotNull(users.erasesAt)))
  const { guardianId, consentAt, declinedAt, deletion } = guardianships
  const known = await tx
    .select({ guardianId, consentAt, declinedAt, deletion, erasesAt: users.erasesAt })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianId))
    .where(eq(guardianships.childId, childId))
  const isAsked = known.some((row) => row.consentAt === null && row.declinedAt === null && row.erasesAt === null)
  if (!child || isAsked || known.some(({ deletion }) => deletion === 'asked')) return
  const ofChild = tx.select({ id: memberships.groupId }).from(memberships).where(eq(memberships.userId, childId))
  const leaders = await tx
    .select({ id: memberships.userId, groupName: groups.name })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .innerJoin(users, and(eq(users.id, memberships.userId), isNull(users.erasesAt)))
    .where(
      and(
        inArray(memberships.groupId, ofChild),
        leads(),
        notInArray(
          memberships.userId,
          known.map(({ guardianId }) => guardianId),
        ),
      ),
    )
  const left = known.find(({ deletion }) => deletion === 'orphaned')
  await requestGuardians(tx, clock, child, {
    leaders: [...new Map(leaders.map((leader) => [leader.id, leader])).values()],
    ...(left && { senderId: left.guardianId }),
  })
}

/**
 * For a leader who waits for deletion: asks other leaders about the hidden children whose guardian this leader was asked
 * to become. The leader can still accept after coming back.
 */
export async function askInsteadOf(tx: Transaction, clock: Clock, guardianId: string): Promise<void> {
  const { childId, consentAt, declinedAt } = guardianships
  const open = await tx
    .select({ childId })
    .from(guardianships)
    .where(and(eq(guardianships.guardianId, guardianId), isNull(consentAt), isNull(declinedAt)))
    .orderBy(asc(childId))
  for (const request of open) await askOtherLeaders(tx, clock, request.childId)
}

/** Asks leaders to become guardians of a child that has none. */
export async function requestGuardians(
  tx: Transaction,
  clock: Clock,
  { id: childId, name }: { id: string; name: string },
  { leaders, senderId }: { leaders: { id: string; groupName: string }[]; senderId?: string },
): Promise<void> {
  if (leaders.length === 0) return
  await tx
    .insert(guardianships)
    .values(idsOf(leaders).map((guardianId) => ({ childId, guardianId, createdAt: clock.now() })))
  for (const { id, groupName } of leaders) {
    await notify(tx, clock, [id], {
      type: 'askGuardian',
      ...(senderId !== undefined && { senderId }),
      source: aboutChild(childId).askGuardian,
      // Without the id: the group may be hidden or deleted while the question is open.
      group: { name: groupName },
      data: { member: { id: childId, name } },
    })
  }
}
