import { sql } from '@questboard/db/drizzle'
import type { DayStory } from '@questboard/db/schema'
import { rolloverGroupMissions } from '../group-missions/rollover.ts'
import { rolloverGroupTasks } from '../group-tasks/rollover.ts'
import { publishChanges } from '../groups/publish-changes.ts'
import { type Clock, type Day, type DayStartMinutes, nextRollover, startOfDay, type TimeZone } from '../kernel/clock.ts'
import { type Change, recordChange, transactionTime } from '../kernel/events/changes.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { postPenalties } from '../ledger/post-penalties.ts'
import { rolloverMissions } from '../missions/rollover.ts'
import { recordOccurrences } from '../periods/occurrences.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { refreshRemindersAfterRollover } from '../schedules/refresh-reminders.ts'
import { advanceTasks } from './advance-tasks.ts'
import { findSwitches, type Switch, switchHoliday } from './planned-days-off.ts'
import { findRolloverTasks, openAgain } from './rollover-tasks.ts'
import { rolloversBetween } from './rules.ts'
import { type SettledTasks, settleTasks } from './settle-tasks.ts'
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
  dayStartsAt: DayStartMinutes
}

/**
 * Settles the days of locked players. Daily tasks reopen every day, weekly tasks every Monday, tasks with a schedule by
 * it. A missed task costs half its gold, up to the balance, and loses its streak. Missions begin and fail. A holiday
 * costs nothing. An absence is charged once, even if its days are settled one by one. Groups are notified if their
 * items change. Planned days off begin and end on their days, whenever those are settled. The number of statements does
 * not depend on the number of other players.
 * @param visited whether the players came back: this ends an absence
 *
 * Rules: Day rollover.
 */
export async function settlePlayers(
  tx: Transaction,
  clock: Clock,
  players: readonly PlayerToSettle[],
  { visited }: { visited: boolean },
): Promise<void> {
  const switches = await findSwitches(tx, players)
  const others = players.filter(({ id }) => !switches.has(id))
  if (others.length > 0) await settleUpTo(tx, clock, others, { visited })
  for (const player of players) {
    const own = switches.get(player.id)
    if (own) await settleWithSwitches(tx, clock, player, { switches: own, visited })
  }
}

/**
 * Settles the days of a player up to each one that begins or ends a holiday, and then up to today. Settling and switching
 * change the player's row, so it is read again.
 */
async function settleWithSwitches(
  tx: Transaction,
  clock: Clock,
  player: PlayerToSettle,
  { switches, visited }: { switches: Switch[]; visited: boolean },
): Promise<void> {
  const { id, zone, dayStartsAt } = player
  let settled: PlayerToSettle = player
  const settle = async (today: Day) => {
    if (settled.lastDayStart < today) {
      await settleUpTo(tx, clock, [{ ...settled, today }], { visited: visited && today === player.today })
    }
    settled = { ...(await lockPlayer(tx, id)), today, zone, dayStartsAt }
  }
  for (const change of switches) {
    await settle(change.day)
    await switchHoliday(tx, clock, settled, { ...change, at: startOfDay(change.day, zone, dayStartsAt) })
    settled = { ...settled, ...(await lockPlayer(tx, id)), zone, dayStartsAt }
  }
  await settle(player.today)
}

async function settleUpTo(
  tx: Transaction,
  clock: Clock,
  players: readonly PlayerToSettle[],
  { visited }: { visited: boolean },
): Promise<void> {
  const rolling = players.map((player) => ({
    ...player,
    rollovers: rolloversBetween(player.lastDayStart, player.today),
  }))
  const [tasks, missions, groupsOfMissions, groupTasks] = await Promise.all([
    findRolloverTasks(tx, rolling),
    rolloverMissions(tx, clock, rolling),
    rolloverGroupMissions(tx, rolling),
    rolloverGroupTasks(tx, rolling),
  ])
  const tasksOf = Map.groupBy(tasks, ({ userId }) => userId)
  const stories = new Map<string, DayStory>()
  const settled = rolling.map((player) => {
    const { story, ...changes } = settleTasks(player, tasksOf.get(player.id) ?? [])
    const { began, failed } = missions.get(player.id) ?? { began: [], failed: [] }
    const ended = [...(story.ended ?? []), ...(groupTasks.ended.get(player.id) ?? [])]
    const days = { from: player.lastDayStart, to: player.today }
    stories.set(player.id, { ...days, ...story, kept: story.keptIds.length, ended, began, failed })
    return { ...changes, userId: player.id, today: player.today, missed: timesMissed(story.missed, changes.passed) }
  })
  recordDays(tx, settled)
  await Promise.all([
    saveDays(tx, rolling, { visited }),
    openAgain(
      tx,
      settled.flatMap(({ opened }) => opened),
    ),
    advanceTasks(
      tx,
      settled.flatMap(({ advanced }) => advanced),
    ),
    postPenalties(
      tx,
      clock,
      settled.flatMap(({ penalties }) => penalties),
    ),
    recordOccurrences(
      tx,
      settled.flatMap(({ passed }) => passed),
    ),
    writeStories(tx, stories),
    publishChanges(tx, [...groupsOfMissions, ...groupTasks.groups]),
  ])
  const reminding = tasks.filter(({ type, schedule, reminds }) => reminds && type !== 'todo' && schedule !== null)
  await refreshRemindersAfterRollover(tx, clock, { tasks: reminding, states: groupTasks.reminding })
}

/** How often each missed task was missed, by its id. Of a task without a schedule, only the last period counts. */
function timesMissed(
  missed: SettledTasks['story']['missed'],
  passed: SettledTasks['passed'],
): ReadonlyMap<string, number> {
  const ended = Map.groupBy(passed, ({ taskId }) => taskId)
  return new Map(missed.flatMap(({ id }) => (id === undefined ? [] : [[id, ended.get(id)?.length ?? 1]])))
}

interface SettledDays extends Pick<SettledTasks, 'opened' | 'advanced'> {
  userId: string
  today: Day
  missed: ReturnType<typeof timesMissed>
}

/**
 * How many further occurrences of missed tasks have an event in one settlement. After a long absence they would push out
 * all other events of the player, of which only the newest are kept.
 */
const maxFurtherMissed = 1_000

/** What the days brought. A task that opens again was changed by the day, not by its owner. */
function recordDays(tx: Transaction, settled: readonly SettledDays[]): void {
  for (const { userId, today, opened, advanced, missed } of settled) {
    const archived = new Set(advanced.flatMap(({ id, ended }) => (ended ? [id] : [])))
    const changed = [...new Set([...idsOf([...opened, ...advanced]), ...missed.keys()])]
    let further = 0
    recordChange(
      tx,
      { userId, type: 'player.dayStarted', data: { day: today }, whole: true },
      ...changed.flatMap((id): Change[] => {
        const item = { kind: 'task', id } as const
        const isMissed = { userId, item, type: 'task.missed', separate: true } as const
        const times = missed.get(id) ?? 0
        const shown = Math.min(times, 1 + maxFurtherMissed - further)
        further += Math.max(0, shown - 1)
        return [
          { userId, item },
          ...Array.from({ length: shown }, () => isMissed),
          ...(archived.has(id) ? [{ userId, item, type: 'task.archived' } as const] : []),
        ]
      }),
    )
  }
}

/** The WHERE alone prevents settling a day twice. */
async function saveDays(
  tx: Transaction,
  players: readonly PlayerToSettle[],
  { visited }: { visited: boolean },
): Promise<void> {
  const days = players.map(({ id, today, zone, dayStartsAt }) => ({
    id,
    today,
    zone,
    next: nextRollover(today, zone, dayStartsAt).toISOString(),
  }))
  await tx.execute(sql`
    update users
    set last_day_start = day.today, next_rollover_at = day.next, time_zone = day.zone,
      last_rollover_at = ${transactionTime(tx).toISOString()}::timestamptz,
      last_seen_day = case when ${visited}::boolean then day.today else users.last_seen_day end
    from ${tableOf('day', { id: 'uuid', today: 'date', zone: 'text', next: 'timestamptz' }, days)}
    where users.id = day.id and users.last_day_start < day.today`)
}
