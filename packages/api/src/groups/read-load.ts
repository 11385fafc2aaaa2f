import { and, asc, eq, gte, inArray, isNull, or, sql } from '@questboard/db/drizzle'
import { deeds, groupMissionStates, groupTaskStates, groupWeekCounts, holidays, users } from '@questboard/db/schema'
import {
  addDays,
  type Day,
  daysBetween,
  earlierDay,
  laterDay,
  localDay,
  midnight,
  mondayOf,
  startOfDay,
} from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import { readRubyWeeks } from '../ledger/read-ruby-weeks.ts'
import { readOwnGroup } from './change-group.ts'
import { isLeader } from './rules.ts'
import type { Load, ReadLoad } from './schema.ts'
import { zoneOfGroup } from './zone.ts'

/**
 * What each member of a group did in the last weeks, oldest first, in the order of the members. Members see their own
 * part, unless the group shows it to all.
 * @throws DomainError groupNotFound, notPartOfTheGroup
 *
 * Rules: Rubies and workload.
 */
export async function readLoad(ctx: UserContext, { groupId, weeks }: ReadLoad): Promise<Load> {
  const { db, services, together } = ctx
  const { group, me } = await readOwnGroup(ctx, groupId, 'member')
  const isShown = isLeader(me) || group.loadVisibleTo === 'all'
  const members = isShown ? group.members : [me]
  const zone = await zoneOfGroup(db, groupId)
  const thisMonday = mondayOf(localDay(services.clock.now(), zone, midnight))
  const mondays = Array.from({ length: weeks }, (_, place) => addDays(thisMonday, 7 * (place + 1 - weeks)))
  const first = mondays[0] ?? thisMonday
  const [userIds, memberIds] = [userIdsOf(members), idsOf(members)]
  const weekOf = (at: Date) => mondayOf(localDay(at, zone, midnight))
  const starts = [...mondays, addDays(thisMonday, 7)].map((monday) => startOfDay(monday, zone, midnight))
  const [counts, rubies, waiting, off] = await together((queries) =>
    Promise.all([
      queries
        .select()
        .from(groupWeekCounts)
        .where(
          and(
            eq(groupWeekCounts.groupId, groupId),
            inArray(groupWeekCounts.membershipId, memberIds),
            gte(groupWeekCounts.monday, first),
          ),
        ),
      readRubyWeeks(queries, memberIds, starts),
      findWaiting(queries, groupId, userIds),
      findHolidays(queries, userIds, first),
    ]),
  )
  return {
    weeks: mondays.map((monday, place) => ({
      monday,
      members: members.map(({ id, userId }) => {
        const counted = counts.find((count) => count.membershipId === id && count.monday === monday)
        return {
          userId,
          done: counted?.done ?? 0,
          missed: counted?.missed ?? 0,
          onBehalf: counted?.onBehalf ?? 0,
          waiting: waiting.filter((request) => request.userId === userId && weekOf(request.at) === monday).length,
          daysOff: off
            .filter((holiday) => holiday.userId === userId)
            .reduce((sum, holiday) => sum + daysIn(holiday, monday), 0),
          ruby: rubies.get(id)?.[place] ?? 0,
        }
      }),
    })),
  }
}

type Queries = UserContext['db']

/** When each request was made that waits for an answer: tasks, missions and deeds. */
async function findWaiting(
  queries: Queries,
  groupId: string,
  userIds: string[],
): Promise<{ userId: string; at: Date }[]> {
  const [tasks, missions, reported] = await Promise.all([
    queries
      .select({ userId: groupTaskStates.userId, at: groupTaskStates.completedAt })
      .from(groupTaskStates)
      .where(
        and(
          eq(groupTaskStates.groupId, groupId),
          inArray(groupTaskStates.userId, userIds),
          groupTaskStates.approveRequested,
        ),
      ),
    queries
      .select({ userId: groupMissionStates.userId, at: groupMissionStates.completedAt })
      .from(groupMissionStates)
      .where(
        and(
          eq(groupMissionStates.groupId, groupId),
          inArray(groupMissionStates.userId, userIds),
          eq(groupMissionStates.status, 'waitingApproval'),
        ),
      ),
    queries
      .select({ userId: deeds.userId, at: deeds.createdAt })
      .from(deeds)
      .where(and(eq(deeds.groupId, groupId), inArray(deeds.userId, userIds), eq(deeds.status, 'open'))),
  ])
  return [...tasks, ...missions, ...reported].flatMap(({ userId, at }) => (at ? [{ userId, at }] : []))
}

/** The days of holidays since a day. A running one reaches to the player's today. */
async function findHolidays(queries: Queries, userIds: string[], since: Day) {
  return queries
    .select({
      userId: holidays.userId,
      from: holidays.from,
      end: sql<Day>`coalesce(${holidays.to}, ${users.lastDayStart} + 1)::text`,
    })
    .from(holidays)
    .innerJoin(users, eq(users.id, holidays.userId))
    .where(and(inArray(holidays.userId, userIds), or(isNull(holidays.to), gte(holidays.to, since))))
    .orderBy(asc(holidays.id))
}

/** How many days of a week a holiday has. */
function daysIn({ from, end }: { from: Day; end: Day }, monday: Day): number {
  const next = addDays(monday, 7)
  return Math.max(0, daysBetween(laterDay(from, monday), earlierDay(end, next)))
}
