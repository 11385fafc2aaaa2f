import { setTimeout as pause } from 'node:timers/promises'
import { readMemory } from './memory.ts'

/** Observations of a server. */
export interface Watched {
  /** Milliseconds from the start, and the resident memory then. */
  memory: { at: number; mebibytes: number }[]
  most: number
  /** The longest delay of its event loop, in milliseconds. */
  delay: number
}

const lag = /^nodejs_eventloop_lag_max_seconds (\S+)/m

/** Observes a server by its process and its metrics until `end`. */
export function watchServer(pid: number, metricsPort: number): { end(): Promise<Watched> } {
  const begin = performance.now()
  const seen: Watched = { memory: [], most: 0, delay: 0 }
  let ended = false
  const look = async () => {
    await readLag()
    while (!ended) {
      const mebibytes = readMemory(pid)?.atRest ?? Number.NaN
      seen.memory.push({ at: performance.now() - begin, mebibytes })
      seen.most = Math.max(seen.most, mebibytes)
      seen.delay = Math.max(seen.delay, await readLag())
      await pause(500)
    }
  }
  /** Since the last reading. */
  const readLag = async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    return Number(lag.exec(await answer.text())?.[1]) * 1000
  }
  const looking = look()
  return {
    async end() {
      ended = true
      await looking
      return seen
    },
  }
}
