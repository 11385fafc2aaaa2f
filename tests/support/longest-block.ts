import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/**
 * How long the server, which runs in the process of the test, does nothing else while it answers, in milliseconds.
 * @returns the shortest of at most eight tries, as the machine is shared; the first that is at most `enough`
 */
export async function longestBlock(act: () => Promise<unknown>, enough: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 8 && shortest > enough; tries++) {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    await act()
    await setImmediate()
    delays.disable()
    shortest = Math.min(shortest, delays.max / 1e6)
  }
  return shortest
}
