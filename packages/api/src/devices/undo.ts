import { and, eq, gt, isNull } from '@questboard/db/drizzle'
import { wallCompletions } from '@questboard/db/schema'
import { deviceNow } from '../auth/devices.ts'
import { reopenGroupTask } from '../group-tasks/reopen.ts'
import { lockGroup } from '../groups/lock-group.ts'
import type { DeviceContext } from '../kernel/context.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import { actFor } from './act-for.ts'
import { isOnWall } from './complete.ts'
import { readWallQueued } from './queued-read.ts'
import { undoSeconds } from './rules.ts'
import type { UndoOnWall, Wall } from './schema.ts'

/**
 * Undoes a completion on the wall, by the same device and within ten seconds. What was paid is taken back, even for a
 * to-do; steps of the pawn stay.
 * @throws DomainError taskNotCompleted: too late, undone before, of another device, or never made
 *
 * Rules: Tablets.
 */
export async function undoOnWall(ctx: DeviceContext, { id }: UndoOnWall): Promise<{ wall: Wall }> {
  const { services, device, db } = ctx
  const since = new Date(services.clock.now().getTime() - undoSeconds * 1000 - 1)
  const created = and(
    isOnWall(device, id),
    gt(wallCompletions.createdAt, since),
    // One that was queued while the device was offline may belong to an earlier day.
    isNull(wallCompletions.undoneAt),
    eq(wallCompletions.queued, false),
  )
  const found = firstOf(await db.select().from(wallCompletions).where(created), 'taskNotCompleted')
  const { userId, taskId } = found
  const acting = await actFor(ctx, userId, async (tx) => {
    await lockGroup(tx, device.groupId)
    if (!(await deviceNow(services, device, tx))) throw new DomainError('authenticationFailed')
    const undone = await tx
      .update(wallCompletions)
      .set({ undoneAt: services.clock.now() })
      .where(created)
      .returning({ id: wallCompletions.id })
    if (undone.length === 0) throw new DomainError('taskNotCompleted')
  })
  await reopenGroupTask(acting, { groupId: device.groupId, userId, taskId, occurrence: undefined }, { undoes: true })
  return { wall: await readWallQueued(ctx, { always: true }) }
}
