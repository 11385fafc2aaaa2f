import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/**
 * An upper bound on how long the server, which runs in the process of the test, does nothing else while it answers, in
 * milliseconds: the longest delay of its event loop, or all processor time of the thread where that is less. Other
 * programs on the machine lengthen the one, and the test's own work the other.
 * @returns the lowest of at most eight tries; the first that is at most `enough`
 */
export async function longestBlock(act: () => Promise<unknown>, enough: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 8 && lowest > enough; tries++) {
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
