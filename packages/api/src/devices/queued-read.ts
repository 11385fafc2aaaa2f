import type { DeviceContext } from '../kernel/context.ts'
import { releaseAfterPause } from '../kernel/limits/heavy-queue.ts'
import { readWall } from './read-wall.ts'
import type { Wall } from './schema.ts'

/** A wall that is read faster is small. The pause after it is as long as the read, and longer after others. */
const shortMs = 100

interface QueueEntry {
  /** For a device whose change is done already. */
  always?: boolean
  signal?: AbortSignal | undefined
}

/**
 * Waits in the queue of the group and then reads: one device at a time in each process, with a pause after each. A group
 * with many tasks and devices, or one that changes all the time, slows down only itself.
 * @throws DomainError tooManyRequests
 */
export async function readQueued<Result>(
  { services, device }: Pick<DeviceContext, 'services' | 'device'>,
  read: () => Promise<Result>,
  entry: QueueEntry,
): Promise<Result> {
  const permit = await services.queues.walls.acquire(device.groupId, entry)
  const begun = performance.now()
  try {
    return await read()
  } finally {
    // Several tablets of a family must show a move within a second.
    const isShort = performance.now() - begun < shortMs
    releaseAfterPause(permit, begun, isShort ? 1 : undefined)
  }
}

/**
 * The wall of a device, read after waiting in the queue of its group.
 * @throws DomainError tooManyRequests
 */
export const readWallQueued = (ctx: DeviceContext, entry: QueueEntry): Promise<Wall> =>
  readQueued(ctx, () => readWall(ctx), entry)
