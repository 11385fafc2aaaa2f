import { sql } from '@questboard/db/drizzle'
import type { DayStory } from '@questboard/db/schema'
import { rollOverGroupMissions } from '../group-missions/roll-over.ts'
import { rollOverGroupTasks } from '../group-tasks/roll-over.ts'
import { publishChanges } from '../groups/publish-changes.ts'
import { type Clock, type Day, nextRollover, type TimeZone } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type Penalty, postPenalties } from '../ledger/post-penalties.ts'
import { type MissionRollover, rollOverMissions } from '../missions/roll-over.ts'
import { periodReference } from '../periods/rules.ts'
import { findRolloverTasks, type Opened, openAgain, type RolloverTask } from './rollover-tasks.ts'
import { isCharged, leavesGap, penaltiesOf, type Rollover, rolloversBetween, wasMissed } from './rules.ts'
import { writeStories } from './write-stories.ts'

/** A locked player, and the day up to which to settle: later than the last settled day. */
export interface PlayerToSettle {
  id: string
  gold: number
  holidayMode: boolean
  holidaySince: Day | null
  lastDayStart: Day
  lastSeenDay: Day
  today: Day
  zone: TimeZone
}

/**
 * Settles the days of locked players. Daily tasks reopen every day, weekly tasks every Monday. A missed task costs half its
 * gold, up to the balance, and loses its streak. Missions begin and fail. A holiday costs nothing. An absence is charged once,
 * even if its days are settled one by one. Groups are notified if their items change. The number of statements does not
 * depend on the number of players.
 * @param visited whether the players came back: this ends an absence
 *
 * Specification: Day roll-over.
 */
export async function settlePlayers(
  tx: Transaction,
  clock: Clock,
  players: readonly PlayerToSettle[],
  visited: boolean,
): Promise<void> {
  const rolling = players.map((player) => ({
    ...player,
    rollovers: rolloversBetween(player.lastDayStart, player.today),
  }))
  const [tasks, missions, groupsOfMissions, groupsOfTasks] = await Promise.all([
    findRolloverTasks(tx, rolling),
    rollOverMissions(tx, rolling),
    rollOverGroupMissions(tx, rolling),
    rollOverGroupTasks(tx, rolling),
  ])
  const tasksOf = Map.groupBy(tasks, ({ userId }) => userId)
  const opened: Opened[] = []
  const penalties: Penalty[] = []
  const stories = new Map<string, DayStory>()
  for (const player of rolling) {
    const settled = settledOf(player, tasksOf.get(player.id) ?? [], missions.get(player.id))
    opened.push(...settled.opened)
    penalties.push(...settled.penalties)
    stories.set(player.id, settled.story)
  }
  await Promise.all([
    saveDays(tx, rolling, visited),
    openAgain(tx, opened),
    postPenalties(tx, clock, penalties),
    writeStories(tx, stories),
    publishChanges(tx, [...groupsOfMissions, ...groupsOfTasks]),
  ])
}

/** Computes the rollover of one player's tasks, without the database. */
function settledOf(
  player: PlayerToSettle & { rollovers: Rollover[] },
  tasks: RolloverTask[],
  { began, failed }: MissionRollover = { began: [], failed: [] },
) {
  const { rollovers, today, holidayMode, holidaySince, lastDayStart, lastSeenDay } = player
  const rolloverOf = (task: RolloverTask): Rollover => {
    const rollover = rollovers.find(({ type }) => type === task.type)
    if (!rollover) throw new Error('this type of task does not roll over')
    return rollover
  }
  const missed = holidayMode ? [] : tasks.filter((task) => rollovers.some((rollover) => wasMissed(task, rollover)))
  const charged = missed.filter((task) => isCharged(task, rollovers, lastSeenDay))
  const paid = new Map(penaltiesOf(charged, player.gold).map(({ task, gold }) => [task, gold]))
  const [ofMissed, ofCharged] = [new Set(missed), new Set(charged)]
  const story: DayStory = {
    ...{ from: lastDayStart, to: today },
    missed: missed.map((task) => ({ title: task.title, type: task.type, gold: paid.get(task) ?? 0 })),
    kept: tasks.length - missed.length,
    ...{ began, failed },
  }
  return {
    opened: tasks.flatMap((task) => {
      const [ends, isPaidFor] = [ofMissed.has(task), ofCharged.has(task)]
      const rollover = rolloverOf(task)
      const gap = leavesGap(task, rollover, { missed: ends, holidaySince })
      // Most rows have not changed and are not written.
      if (!task.used && !isPaidFor && !gap) return []
      return { id: task.id, missed: ends, charged: isPaidFor ? today : null, ran: rollover.running, gap }
    }),
    penalties: [...paid].map(([task, gold]) => penaltyOf(task, gold, rolloverOf(task).endedPeriod)),
    story,
  }
}

const penaltyOf = ({ id, userId, title, type }: RolloverTask, gold: number, period: Day): Penalty => ({
  ...{ userId, gold, item: title },
  reference: periodReference(id, type, period),
})

/** The WHERE alone prevents settling a day twice. */
async function saveDays(tx: Transaction, players: readonly PlayerToSettle[], visited: boolean): Promise<void> {
  const days = players.map(({ id, today, zone }) => ({
    id,
    today,
    zone,
    next: nextRollover(today, zone).toISOString(),
  }))
  await tx.execute(sql`
    update users
    set last_day_start = day.today, next_rollover_at = day.next, time_zone = day.zone,
      last_seen_day = case when ${visited}::boolean then day.today else users.last_seen_day end
    from ${tableOf('day', { id: 'uuid', today: 'date', zone: 'text', next: 'timestamptz' }, days)}
    where users.id = day.id and users.last_day_start < day.today`)
}
