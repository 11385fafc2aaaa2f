import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Starts the next round of a job after this many milliseconds, when work is known to wait. */
export type Wake = (delay: number) => void

interface Rounds {
  /**
   * Runs a job in rounds: the first one after a pause, the next one at once if there is more to do, otherwise after
   * a pause again. A round that fails is retried after a pause.
   * @param idlePauseMs the pause. It doubles while there is nothing to do, up to `maxPauseMs`
   * @param round resolves whether there is more to do
   */
  repeat(name: string, idlePauseMs: number, round: () => Promise<boolean>, maxPauseMs?: number): Wake
  /** Starts no further round. Resolves when the running ones have ended. */
  end(): Promise<void>
}

interface Options {
  metrics: Pick<Metrics, 'job'> | undefined
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Opens the rounds of one process: work that is repeated until the server ends. */
export function openRounds({ metrics, log }: Options): Rounds {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let hasEnded = false

  /** @returns whether there is more to do */
  async function run(name: string, round: () => Promise<boolean>): Promise<boolean> {
    const start = performance.now()
    const record = (outcome: 'done' | 'failed') => metrics?.job(name, outcome, (performance.now() - start) / 1000)
    try {
      const more = await round()
      record('done')
      return more
    } catch (error) {
      record('failed')
      log.error({ err: error, job: name }, 'a job failed and will be retried')
      return false
    }
  }

  function repeat(name: string, idlePauseMs: number, round: () => Promise<boolean>, maxPauseMs = idlePauseMs): Wake {
    let next: NodeJS.Timeout | undefined
    let woken = false
    let pause = idlePauseMs

    async function runAndSchedule(): Promise<void> {
      const more = await run(name, round)
      if (more || woken) {
        pause = idlePauseMs
        schedule(0)
      } else {
        schedule(pause)
        pause = Math.min(pause * 2, maxPauseMs)
      }
    }

    function schedule(delay: number): void {
      if (hasEnded) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        next = undefined
        woken = false
        const runningRound = runAndSchedule().finally(() => running.delete(runningRound))
        running.add(runningRound)
      }, delay)
      timers.add(timer)
      next = timer
    }

    schedule(idlePauseMs)
    return (delay) => {
      // A second wake-up before the round starts must not delay it.
      if (woken) return
      woken = true
      pause = idlePauseMs
      if (!next) return
      clearTimeout(next)
      timers.delete(next)
      schedule(delay)
    }
  }

  return {
    repeat,
    async end() {
      hasEnded = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
