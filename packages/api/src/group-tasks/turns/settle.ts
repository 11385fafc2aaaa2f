import { allEqual, and, asc, eq, isNull, lte, ne } from '@questboard/db/drizzle'
import { groups, groupTaskStates, groupTasks } from '@questboard/db/schema'
import type { GroupWithMembers } from '../../groups/change-group.ts'
import { lockGroup, publishChange } from '../../groups/lock-group.ts'
import { lockPlayers } from '../../groups/lock-players.ts'
import { areTurnsDue } from '../../groups/turns-due.ts'
import { zoneIn } from '../../groups/zone.ts'
import { type Clock, type Day, laterDay, localDay, midnight, minuteMs, nextRollover } from '../../kernel/clock.ts'
import type { Services } from '../../kernel/context.ts'
import { userIdsOf } from '../../kernel/ids-of.ts'
import { createTransactionRunner, isDatabaseUnavailable, type Transaction } from '../../kernel/transaction.ts'
import { refreshRemindersOfTurns } from '../../schedules/refresh-reminders.ts'
import { settleHiddenTask, settleTask } from './settle-task.ts'

/** The day of a locked group. It never goes back. */
export async function dayOfGroup(tx: Transaction, { clock }: Pick<Services, 'clock'>, group: GroupWithMembers) {
  const zone = await zoneIn(tx, group)
  const now = localDay(clock.now(), zone, midnight)
  return { zone, today: group.turnsDay === null ? now : laterDay(now, group.turnsDay) }
}

/** Records that the turns of a locked group are settled up to today. */
export async function saveGroupDay(
  tx: Transaction,
  groupId: string,
  { zone, today }: { zone: string; today: Day },
): Promise<void> {
  const turnsNextAt = nextRollover(today, zone, midnight)
  await tx.update(groups).set({ turnsDay: today, turnsNextAt }).where(eq(groups.id, groupId))
}

/**
 * Settles the turns of a group up to its today: occurrences end and begin, and turns of members who are not there pass
 * on. The lock of the group lets it happen once, on however many servers.
 *
 * Rules: Turns.
 */
export async function settleTurns(services: Services, groupId: string): Promise<void> {
  const { database, clock } = services
  await createTransactionRunner({ database, clock })(async (tx) => {
    const group = await lockGroup(tx, groupId)
    if (!group || !areTurnsDue(group, clock)) return
    const { zone, today } = await dayOfGroup(tx, services, group)
    const isNewDay = group.turnsDay === null || today > group.turnsDay
    const ofTurns = isTaskOfTurns(groupId)
    const tasks = await readTasksOfTurns(tx, groupId)
    const assignees = await tx
      .selectDistinct({ userId: groupTaskStates.userId })
      .from(groupTaskStates)
      .innerJoin(groupTasks, allEqual(groupTasks, { id: groupTaskStates.taskId, groupId: groupTaskStates.groupId }))
      .where(ofTurns)
    await lockPlayers(tx, userIdsOf(assignees))
    for (const task of tasks) {
      await settleTask(tx, services, { group, task, today, isNewDay })
      await refreshRemindersOfTurns(tx, clock, task)
    }
    await saveGroupDay(tx, groupId, { zone, today })
    await publishChange(tx, group)
  })
}

const isTaskOfTurns = (groupId: string) =>
  and(eq(groupTasks.groupId, groupId), isNull(groupTasks.archivedAt), ne(groupTasks.assignment, 'each'))

const readTasksOfTurns = (tx: Transaction, groupId: string) =>
  tx.select().from(groupTasks).where(isTaskOfTurns(groupId)).orderBy(asc(groupTasks.sequence))

/**
 * Settles the turns of a locked group that is shown again up to its today. What was due while it was hidden was not
 * missed: no one could open the group.
 *
 * Rules: Turns.
 */
export async function settleHiddenTurns(tx: Transaction, clock: Clock, group: GroupWithMembers): Promise<void> {
  const since = group.turnsDay
  if (since === null) return
  const { zone, today } = await dayOfGroup(tx, { clock }, group)
  // Hidden and shown within one day: nothing was due, and the turns stay with their holders.
  if (today <= since) return
  for (const task of await readTasksOfTurns(tx, group.id)) {
    await settleHiddenTask(tx, { clock }, { group, task, today, since })
  }
  await saveGroupDay(tx, group.id, { zone, today })
}

/** How many groups one round settles. */
const batchSize = 100

/** Minutes until the next try for turns that could not be settled. */
const retryMinutes = 5

/**
 * Settles the turns of groups whose day has begun and that no one has opened since.
 * @returns how many were settled
 */
export async function sweepTurns(services: Services): Promise<number> {
  const { database, clock } = services
  const due = await database.queries
    .select({ id: groups.id })
    .from(groups)
    .where(and(lte(groups.turnsNextAt, clock.now()), isNull(groups.hiddenAt)))
    .orderBy(asc(groups.turnsNextAt))
    .limit(batchSize)
  let settled = 0
  for (const { id } of due) {
    if (await settleTurnsOrPutOff(services, id)) settled += 1
  }
  return settled
}

/**
 * Settles the turns of a group. A group that fails waits some minutes, so that it does not delay the others, and its
 * members can open it meanwhile.
 * @returns whether they are settled
 */
export async function settleTurnsOrPutOff(services: Services, groupId: string): Promise<boolean> {
  try {
    await settleTurns(services, groupId)
    return true
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    services.log.error({ err: error, groupId }, 'the turns of a group could not be settled')
    await putOff(services, groupId)
    return false
  }
}

async function putOff({ database, clock }: Services, groupId: string): Promise<void> {
  const now = clock.now()
  await database.queries
    .update(groups)
    .set({ turnsNextAt: new Date(now.getTime() + retryMinutes * minuteMs) })
    .where(and(eq(groups.id, groupId), lte(groups.turnsNextAt, now)))
}
