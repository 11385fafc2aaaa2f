import { setTimeout as pause } from 'node:timers/promises'
import { deviceNow } from '../auth/devices.ts'
import { minuteMs } from '../kernel/clock.ts'
import type { DeviceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readQueued } from './queued-read.ts'
import { readWall } from './read-wall.ts'
import type { Wall } from './schema.ts'

/** The time between two walls, at least. */
const minBetweenMs = 300

/** How often the wall is read without an event: days begin, and credentials end, without one. */
const readEveryMs = minuteMs

/**
 * Sends a device the wall, now and after every change of its group, at most one in 300 ms. It ends when the device is
 * revoked, or with the process.
 *
 * Rules: Tablets.
 */
export async function* followWall(
  ctx: DeviceContext,
  signal: AbortSignal | undefined,
): AsyncGenerator<Wall, void, void> {
  const { services, device } = ctx
  const changes = openChanges()
  const stop = await services.events.subscribe(device.id, changes.markChanged, changes.end, { groupId: device.groupId })
  const timer = setInterval(changes.markChanged, readEveryMs)
  signal?.addEventListener('abort', changes.end)
  try {
    let last = ''
    while (!signal?.aborted && !changes.ended()) {
      const wall = await wallNow(ctx, signal)
      if (wall === 'revoked') return
      if (wall === 'busy') changes.markChanged()
      else {
        const shown = JSON.stringify({ ...wall, at: null })
        if (shown !== last) yield wall
        last = shown
      }
      await Promise.race([pause(minBetweenMs), changes.whenEnded])
      await changes.next()
    }
  } finally {
    clearInterval(timer)
    signal?.removeEventListener('abort', changes.end)
    stop()
  }
}

/**
 * The wall, with the current settings of the device. Busy: the queue of the group is full, or the client has gone.
 */
async function wallNow(ctx: DeviceContext, signal: AbortSignal | undefined): Promise<Wall | 'revoked' | 'busy'> {
  try {
    const read = async () => {
      const device = await deviceNow(ctx.services, ctx.device)
      return device ? readWall({ ...ctx, device }) : 'revoked'
    }
    return await readQueued(ctx, read, { signal })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'authenticationFailed') return 'revoked'
    if (error instanceof DomainError && error.code === 'tooManyRequests') return 'busy'
    throw error
  }
}

/** Whether something has changed since the last look. Several changes are one. */
function openChanges() {
  let changed = false
  let ended = false
  let wake = () => {}
  const whenEnded = Promise.withResolvers<void>()
  return {
    whenEnded: whenEnded.promise,
    ended: () => ended,
    markChanged: () => {
      changed = true
      wake()
    },
    end: () => {
      ended = true
      whenEnded.resolve()
      wake()
    },
    async next(): Promise<void> {
      while (!changed && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      changed = false
    },
  }
}
