import type { Wall } from '@questboard/api/devices/schema'
import { backoffAfter } from '../../app/live/backoff.ts'
import { openStream } from '../../app/live/open-stream.ts'
import { sleep } from '../../app/live/visibility.ts'
import { deviceStore } from '../devices/credentials.ts'
import { deviceClient, headersWith } from './client.ts'
import { isReachable } from './connection.ts'
import { showWall } from './wall.ts'

/** The time after which a stream counts as steady. The server ends the oldest of too many streams of a tablet. */
const steadyMs = 30_000

const address = '/trpc/device.stream?input=%7B%7D'

/**
 * Keeps the wall up to date until the signal aborts.
 * @param onConnected called whenever the server is reached again
 */
export async function followWall(onConnected: () => void, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let steadyAt = Number.POSITIVE_INFINITY
    try {
      // It also says whether the credential is still valid.
      showWall(await deviceClient.device.wall.query({}))
      onConnected()
      for await (const wall of connect(signal)) {
        steadyAt = Math.min(steadyAt, Date.now() + steadyMs)
        isReachable.write(true)
        showWall(wall)
      }
    } catch {
      // The time of the last state is shown beside it.
    }
    if (signal.aborted) return
    failures = Date.now() < steadyAt ? failures + 1 : 1
    await sleep(backoffAfter(failures, Math.random()), signal)
  }
}

async function* connect(signal: AbortSignal): AsyncGenerator<Wall> {
  const lost = new AbortController()
  const lose = () => lost.abort()
  addEventListener('offline', lose)
  try {
    const stream = openStream(address, {
      headers: headersWith(deviceStore.read()?.token),
      signal: AbortSignal.any([signal, lost.signal]),
    })
    for await (const { event, data } of stream) {
      if (event === 'message') yield JSON.parse(data) as Wall
      // The credential may have ended, which the next call finds out.
      if (event === 'serialized-error') return
    }
  } finally {
    removeEventListener('offline', lose)
  }
}
