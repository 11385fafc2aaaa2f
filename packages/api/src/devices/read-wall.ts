import { and, eq, isNull } from '@questboard/db/drizzle'
import { groups } from '@questboard/db/schema'
import { readTasksOfMembers, type TaskOnWall } from '../group-tasks/read-wall-tasks.ts'
import { isTurnOf } from '../group-tasks/turns/is-turn-of.ts'
import { showBoardOnDevice } from '../groups/read-board.ts'
import { settleDueTurns } from '../groups/settle-due-turns.ts'
import { groupZone } from '../groups/zone.ts'
import { type Day, localDay, midnight, type TimeZone } from '../kernel/clock.ts'
import type { DeviceContext } from '../kernel/context.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { listWallPools } from '../pools/list-on-wall.ts'
import { listWallPromises } from '../promises/list-on-wall.ts'
import { hiddenTurns } from './hidden-turns.ts'
import { isDue } from './is-due.ts'
import { type DeviceMember, faceOf, findMembers } from './people.ts'
import type { Wall, WallTask } from './schema.ts'
import { settleChildren } from './settle-children.ts'

/**
 * What a shared device shows to all people in the room: the board of the group, and today's tasks by person, and
 * whose turn it is. It contains no notes, results, rubies of members, addresses, or personal tasks. Turns that are due
 * are settled, in a transaction of their own.
 * @throws DomainError authenticationFailed: the group ended meanwhile
 *
 * Rules: Tablets.
 */
export async function readWall(ctx: DeviceContext): Promise<Wall> {
  const { services, device, language, together } = ctx
  const { turnsNextAt, zone, ...group } = await findGroup(ctx)
  const { id: groupId } = group
  const everyone = await settledMembers(ctx, zone)
  await settleDueTurns(services, { id: groupId, turnsNextAt })
  const members = everyone.filter(isShown)
  const userIds = userIdsOf(members)
  const [board, tasks, pools, owed] = await together((queries) =>
    Promise.all([
      showBoardOnDevice(queries, { language }, groupId),
      readTasksOfMembers(queries, { groupId, userIds }),
      listWallPools(queries, groupId),
      listWallPromises(queries, { groupId, userIds }),
    ]),
  )
  if (!board) throw new DomainError('authenticationFailed')
  const { id, name, lockAfter, wallTitles } = device
  const now = services.clock.now()
  return {
    device: { id, name, lockAfter, wallTitles },
    group,
    board,
    pools,
    turns: hiddenTurns(
      tasks,
      everyone.filter((member) => !isShown(member)),
      { today: localDay(now, zone, midnight), hasTitles: wallTitles },
    ),
    at: now.toISOString(),
    promises: owed.map((promise) => ({ ...promise, name: wallTitles ? promise.name : null })),
    people: members.map((member) => {
      const memberTasks = tasks.get(member.userId) ?? []
      const day = { ...member, timeZone: member.managed ? zone : member.timeZone }
      return {
        ...faceOf(member, language),
        wall: member.wall,
        onBreak: member.holidayMode,
        onBreakUntil: member.onBreakUntil,
        open: memberTasks
          .filter((task) => isOfToday(task, member.lastDayStart) && isTurnOf(task, member.userId))
          .map((task) => showWallTask(task, member, { hasTitles: wallTitles })),
        done: memberTasks.filter((task) => isDoneOn(task, day)).length,
      }
    }),
  }
}

const isShown = ({ wall }: DeviceMember): boolean => wall !== 'off'

async function findGroup({ db, device }: DeviceContext) {
  const found = await db
    .select({ id: groups.id, name: groups.name, turnsNextAt: groups.turnsNextAt, zone: groupZone })
    .from(groups)
    .where(and(eq(groups.id, device.groupId), isNull(groups.hiddenAt)))
  return firstOf(found, 'authenticationFailed')
}

/** The members of the group. Days of children on the wall that are due are settled first. */
async function settledMembers({ services, db, device }: DeviceContext, zone: TimeZone): Promise<DeviceMember[]> {
  const members = await findMembers(db, device)
  const settled = await settleChildren(services, members.filter(isShown), zone)
  return settled ? findMembers(db, device) : members
}

/** Whether a task is to do today, or waits for approval. */
const isOfToday = (task: TaskOnWall, today: Day): boolean =>
  task.approveRequested || (!task.completed && isDue(task, today))

const isDoneOn = (
  { completed, approveRequested, lastCompletedAt }: TaskOnWall,
  { timeZone, dayStartsAt, lastDayStart }: Pick<DeviceMember, 'timeZone' | 'dayStartsAt' | 'lastDayStart'>,
): boolean =>
  completed &&
  !approveRequested &&
  lastCompletedAt !== null &&
  localDay(new Date(lastCompletedAt), timeZone, dayStartsAt) === lastDayStart

const showWallTask = (
  task: TaskOnWall,
  { holidayMode }: DeviceMember,
  { hasTitles }: { hasTitles: boolean },
): WallTask => ({
  taskId: task.id,
  title: hasTitles ? task.title : null,
  ruby: task.ruby,
  type: task.type,
  completed: task.completed,
  requireResult: task.requireResult,
  waiting: task.approveRequested,
  mine: task.mine && !holidayMode,
})
