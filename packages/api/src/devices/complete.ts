import { allEqual } from '@questboard/db/drizzle'
import { wallCompletions } from '@questboard/db/schema'
import { deviceNow } from '../auth/devices.ts'
import { completeGroupTask } from '../group-tasks/complete.ts'
import { lockGroup } from '../groups/lock-group.ts'
import type { Device, DeviceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { actFor } from './act-for.ts'
import { checkPinOn } from './check-pin-on.ts'
import { type DeviceMember, findMembers } from './people.ts'
import { endSessionOfProof, isProven } from './prove.ts'
import { readWallQueued } from './queued-read.ts'
import { completionLimit } from './rules.ts'
import type { CompleteOnWall, Wall } from './schema.ts'

/** Thrown in the transaction of a completion whose id another call has used meanwhile. */
class Repeated extends Error {}

/**
 * Completes a task of a member by a tap on the wall, with the member's PIN if the wall setting asks for it, or a proof
 * that the member ticked it after entering. A repeat with the same id completes nothing again.
 * @throws DomainError memberNotFound (not on the wall), wrongPin, pinLocked, tooManyRequests, idAlreadyUsed, and those
 * of completing
 *
 * Rules: Tablets.
 */
export async function completeOnWall(ctx: DeviceContext, input: CompleteOnWall): Promise<{ wall: Wall }> {
  if (!(await isDone(ctx, input))) await completeOnce(ctx, input)
  return { wall: await readWallQueued(ctx, { always: true }) }
}

async function completeOnce(ctx: DeviceContext, input: CompleteOnWall): Promise<void> {
  const { services, device, db } = ctx
  const { userId, taskId, at } = input
  await countAttempt(services, `wall:${device.id}`, completionLimit)
  const member = (await findMembers(db, device)).find((person) => person.userId === userId)
  if (!member) throw new DomainError('memberNotFound')
  const { confirm, ...consent } = await consentOf(ctx, member, input)
  const acting = await actFor(ctx, userId, async (tx) => {
    await record(tx, ctx, input, member.wall)
    // Before the PIN and the sessions of the player, as all that changes them does.
    if (member.wall !== 'tap') await lockPlayer(tx, userId)
    await confirm?.(tx)
    await consent.prove?.(tx)
  })
  try {
    await completeGroupTask(acting, { groupId: device.groupId, userId, taskId, at })
  } catch (error) {
    // The PIN was right, whatever the task says. If it has just changed, the guess stays counted.
    if (confirm) await ctx.transaction(confirm)
    if (!(error instanceof Repeated) || !(await isDone(ctx, input))) throw error
  }
}

/**
 * What the completion needs besides the tap, by the wall setting of the member: a proof from the session in which it
 * was ticked, or else the PIN. Either is checked again in the transaction of the completion.
 * @throws DomainError memberNotFound, wrongPin, pinLocked
 */
async function consentOf(ctx: DeviceContext, { wall }: DeviceMember, input: CompleteOnWall): Promise<Consent> {
  if (wall === 'tap') return {}
  const missing = wall === 'off' ? 'memberNotFound' : 'wrongPin'
  if (await isProven(ctx, input)) {
    return {
      async prove(tx) {
        if (!(await endSessionOfProof(tx, ctx, input))) throw new DomainError(missing)
      },
    }
  }
  if (wall === 'off') throw new DomainError(missing)
  return { confirm: await checkPinOn(ctx, input) }
}

interface Consent {
  /** Takes back the guess of a right PIN. */
  confirm?: (tx: Transaction) => Promise<void>
  prove?: (tx: Transaction) => Promise<void>
}

/** A condition for the completion with an id, which the device chose. */
export const isOnWall = ({ id: deviceId, groupId }: Device, id: string) =>
  allEqual(wallCompletions, { deviceId, id, groupId })

/** @throws DomainError idAlreadyUsed: it names another completion */
async function isDone({ db, device }: DeviceContext, { id, userId, taskId }: CompleteOnWall): Promise<boolean> {
  const [found] = await db
    .select({ userId: wallCompletions.userId, taskId: wallCompletions.taskId })
    .from(wallCompletions)
    .where(isOnWall(device, id))
  if (!found) return false
  if (found.userId !== userId || found.taskId !== taskId) throw new DomainError('idAlreadyUsed')
  return true
}

/** Records the id in the transaction of the completion, with the group locked first, as everywhere. */
async function record(
  tx: Transaction,
  { services, device }: DeviceContext,
  { id, userId, taskId, at }: CompleteOnWall,
  wall: string,
): Promise<void> {
  await lockGroup(tx, device.groupId)
  if (!(await deviceNow(services, device, tx))) throw new DomainError('authenticationFailed')
  // The setting, or the membership, may have changed since.
  const member = (await findMembers(tx, device)).find((person) => person.userId === userId)
  if (member?.wall !== wall) throw new DomainError('memberNotFound')
  const taken = await tx
    .insert(wallCompletions)
    .values({
      deviceId: device.id,
      groupId: device.groupId,
      id,
      userId,
      taskId,
      queued: at !== undefined,
      createdAt: services.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: wallCompletions.id })
  if (taken.length === 0) throw new Repeated()
}
