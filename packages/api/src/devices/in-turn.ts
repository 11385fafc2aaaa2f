import type { DeviceContext } from '../kernel/context.ts'
import { releaseAfterPause } from '../kernel/limits/heavy-queue.ts'

/** A wall that is read faster is small. The pause after it is as long as the read, and longer after others. */
const shortMs = 100

/**
 * Reads the wall of a group when it is its turn: the devices of a group wait in one queue of each process, one at a
 * time, with a pause after each. A group with many tasks and devices, or one that changes all the time, slows down only
 * itself.
 * @param entry.always for a device whose change is done already
 * @throws DomainError tooManyRequests
 */
export async function readInTurn<Result>(
  { services, device }: Pick<DeviceContext, 'services' | 'device'>,
  read: () => Promise<Result>,
  entry: { always?: boolean; signal?: AbortSignal | undefined } = {},
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
