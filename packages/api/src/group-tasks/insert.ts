import { and, eq, isNull, sql } from '@questboard/db/drizzle'
import { groupTaskStates, groupTasks } from '@questboard/db/schema'
import { openItemsLimit } from '../game/rules.ts'
import type { GroupWithMembers, Membership } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { refuseUsedIds } from '../kernel/created-items.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { assertGroupStorage } from '../kernel/limits/storage.ts'
import { insertedRow, type Transaction } from '../kernel/transaction.ts'
import { aboutAssigned } from '../notifications/about-items.ts'
import { notify } from '../notifications/notify.ts'
import { refreshRemindersOfGroupTask } from '../schedules/refresh-reminders.ts'
import { assign, readAssignees } from './assign.ts'
import type { AssignedTask, GroupTaskRow } from './read-tasks.ts'
import { beginTurns } from './turns/begin.ts'

/** The fields of a new task. All others start empty. */
export type NewGroupTask = Omit<typeof groupTasks.$inferInsert, 'sequence' | 'archivedAt' | 'createdAt' | 'updatedAt'>

/**
 * Adds a task to a locked group, and notifies its assignees.
 * @throws DomainError tooManyItems, idAlreadyUsed
 *
 * Rules: Bounds.
 */
export async function insertGroupTask(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  group: GroupWithMembers,
  { task, members }: { task: NewGroupTask; members: Membership[] },
): Promise<AssignedTask> {
  await assertFewOpen(tx, group.id)
  const row = await insertRow(tx, task, services.clock.now())
  await assertGroupStorage(tx, group.id)
  const assignees = userIdsOf(members)
  const players = await readAssignees(tx, assignees)
  const inOrder = assignees.flatMap((id) => players.find((player) => player.id === id) ?? [])
  const [states] = await Promise.all([
    assign(tx, services.clock, { task: row, taskBefore: row }, inOrder),
    notify(tx, services.clock, assignees, {
      type: 'newTaskAssigned',
      senderId: userId,
      group,
      source: aboutAssigned(row),
      data: { task: { title: row.title } },
    }),
  ])
  const begun = await beginTurns(tx, services, group, { task: row, assigned: { task: row, assignees: states } })
  if (row.reminders) await refreshRemindersOfGroupTask(tx, services.clock, row)
  return begun
}

/** A task is open until all assignees have completed it. */
async function assertFewOpen(tx: Transaction, groupId: string): Promise<void> {
  const assigned = sql`from ${groupTaskStates} where ${groupTaskStates.taskId} = ${groupTasks.id}
    and ${groupTaskStates.groupId} = ${groupTasks.groupId} and ${groupTaskStates.assigned}`
  const open = and(
    eq(groupTasks.groupId, groupId),
    isNull(groupTasks.archivedAt),
    sql`(exists (select ${assigned} and ${groupTaskStates.completedAt} is null) or not exists (select ${assigned}))`,
  )
  await assertRoomIn(tx, groupTasks, open, { max: openItemsLimit })
}

async function insertRow(tx: Transaction, task: NewGroupTask, createdAt: Date): Promise<GroupTaskRow> {
  const inserted = tx
    .insert(groupTasks)
    .values({ ...task, createdAt, updatedAt: createdAt })
    .returning()
  return insertedRow(await refuseUsedIds(inserted, 'group_tasks_pkey'))
}
