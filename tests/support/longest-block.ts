import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/**
 * An upper bound of how long the server, which runs in this process, blocks its event loop, in milliseconds: the
 * longest delay of the loop, or the thread's CPU time if that is less. Other load on the machine increases the first,
 * the test's own work the second.
 *
 * A shared machine can be several times slower for a second, so there are many tries.
 *
 * @returns the lowest of at most forty tries; the first that is at most `enough`
 */
export async function longestBlock(act: () => Promise<unknown>, enough: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 40 && lowest > enough; tries++) {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    const before = process.threadCpuUsage()
    await act()
    await setImmediate()
    const { user, system } = process.threadCpuUsage(before)
    delays.disable()
    lowest = Math.min(lowest, delays.max / 1e6, (user + system) / 1e3)
  }
  return lowest
}
