import type { DayStory } from '@questboard/db/schema'
import { sql } from 'drizzle-orm'
import { turnGroupMissions } from '../group-missions/turn.ts'
import { turnGroupTasks } from '../group-tasks/turn.ts'
import { tellChanges } from '../groups/tell-changes.ts'
import { type Clock, type Day, nextTurn, type TimeZone } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type Penalty, postPenalties } from '../ledger/post-penalties.ts'
import { type TurnedMissions, turnMissions } from '../missions/turn.ts'
import { periodReference } from '../periods/rules.ts'
import { isCharged, leavesGap, penaltiesOf, type Turn, turnsBetween, wasMissed } from './rules.ts'
import { tellStories } from './tell-story.ts'
import { findTurning, type Opened, openAgain, type Turning } from './turning-tasks.ts'

/** A locked player, and the day up to which the player's days are settled: later than the one that was settled last. */
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
 * Settles the days of locked players: daily tasks open again every day, weekly ones every Monday; what was missed costs
 * half its gold, as far as there is any, and ends its streak; missions begin and fail. A holiday costs nothing. An absence
 * is charged once, however many of its days are settled one by one. Groups whose items turn with the day are told.
 * However many players they are, the statements are the same few.
 * @param visited whether they came: then an absence ends
 *
 * Specification: Day roll-over.
 */
export async function settlePlayers(
  tx: Transaction,
  clock: Clock,
  players: readonly PlayerToSettle[],
  visited: boolean,
): Promise<void> {
  const turning = players.map((player) => ({ ...player, turns: turnsBetween(player.lastDayStart, player.today) }))
  const [tasks, missions, groupsOfMissions, groupsOfTasks] = await Promise.all([
    findTurning(tx, turning),
    turnMissions(tx, turning),
    turnGroupMissions(tx, turning),
    turnGroupTasks(tx, turning),
  ])
  const tasksOf = Map.groupBy(tasks, ({ userId }) => userId)
  const opened: Opened[] = []
  const penalties: Penalty[] = []
  const stories = new Map<string, DayStory>()
  for (const player of turning) {
    const settled = settledOf(player, tasksOf.get(player.id) ?? [], missions.get(player.id))
    opened.push(...settled.opened)
    penalties.push(...settled.penalties)
    stories.set(player.id, settled.story)
  }
  await Promise.all([
    saveDays(tx, turning, visited),
    openAgain(tx, opened),
    postPenalties(tx, clock, penalties),
    tellStories(tx, stories),
    tellChanges(tx, [...groupsOfMissions, ...groupsOfTasks]),
  ])
}

/** What the turn makes of one player's tasks, without asking the database. */
function settledOf(
  player: PlayerToSettle & { turns: Turn[] },
  tasks: Turning[],
  { began, failed }: TurnedMissions = { began: [], failed: [] },
) {
  const { turns, today, holidayMode, holidaySince, lastDayStart, lastSeenDay } = player
  const turnOf = (task: Turning): Turn => {
    const turn = turns.find(({ type }) => type === task.type)
    if (!turn) throw new Error('a task whose type does not turn')
    return turn
  }
  const missed = holidayMode ? [] : tasks.filter((task) => turns.some((turn) => wasMissed(task, turn)))
  const charged = missed.filter((task) => isCharged(task, turns, lastSeenDay))
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
      const turn = turnOf(task)
      const gap = leavesGap(task, turn, { missed: ends, holidaySince })
      // Most of what nobody has touched stays as it is, and is not written.
      if (!task.used && !isPaidFor && !gap) return []
      return { id: task.id, missed: ends, charged: isPaidFor ? today : null, ran: turn.running, gap }
    }),
    penalties: [...paid].map(([task, gold]) => penaltyOf(task, gold, turnOf(task).endedPeriod)),
    story,
  }
}

const penaltyOf = ({ id, userId, title, type }: Turning, gold: number, period: Day): Penalty => ({
  ...{ userId, gold, item: title },
  reference: periodReference(id, type, period),
})

/** The guard holds by itself, whatever else has settled a day meanwhile. */
async function saveDays(tx: Transaction, players: readonly PlayerToSettle[], visited: boolean): Promise<void> {
  const days = players.map(({ id, today, zone }) => ({ id, today, zone, next: nextTurn(today, zone).toISOString() }))
  await tx.execute(sql`
    update users
    set last_day_start = day.today, next_turn_at = day.next, time_zone = day.zone,
      last_seen_day = case when ${visited}::boolean then day.today else users.last_seen_day end
    from ${tableOf('day', { id: 'uuid', today: 'date', zone: 'text', next: 'timestamptz' }, days)}
    where users.id = day.id and users.last_day_start < day.today`)
}
