import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/**
 * How long the server, which runs in this process, blocks its event loop at most, in milliseconds of a usual machine:
 * the longest delay of the loop, or the thread's CPU time if that is less. Other load on the machine increases the
 * first, the test's own work the second. On a slower machine, the time counts less.
 *
 * A shared machine can be several times slower for a second, so there are many tries.
 *
 * @returns the lowest of at most forty tries; the first that is at most `enough`
 */
export async function longestBlock(act: () => Promise<unknown>, enough: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 40 && lowest / slowness() > enough; tries++) {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    const before = process.threadCpuUsage()
    await act()
    await setImmediate()
    const { user, system } = process.threadCpuUsage(before)
    delays.disable()
    lowest = Math.min(lowest, delays.max / 1e6, (user + system) / 1e3)
  }
  return lowest / slowness()
}

/** Words like those that an import reads. */
const words = Array.from({ length: 2_000 }, (_, place) => `every ${place}th Friday`)

/** Milliseconds that this takes: the same work on every machine. */
function timeOfWork(): number {
  const began = performance.now()
  const counts = new Map<string, number>()
  for (const text of words) {
    for (const word of text.toLowerCase().split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  if (counts.size !== words.length + 2) throw new Error('the work was not done')
  return performance.now() - began
}

/** What the work takes on a usual machine, in milliseconds. */
const usualTime = 0.8

let shortestTime = Number.POSITIVE_INFINITY

/** How many times slower this machine is than a usual one, at its fastest. */
function slowness(): number {
  for (let times = 0; times < 10; times++) shortestTime = Math.min(shortestTime, timeOfWork())
  return Math.max(1, shortestTime / usualTime)
}
