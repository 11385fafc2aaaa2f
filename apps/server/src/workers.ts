import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** The time before an ended process is replaced. It doubles while replacements cannot start. */
const beforeReplacingMs = { first: 1_000, max: 30_000 }

/** Numbers the processes from 0, so that each has ports of its own. A replacement has the number of the ended one. */
const indexVariable = 'QUESTBOARD_WORKER'

/** The index of this worker process, from 0; 0 too without other workers. */
export const workerIndex = (): number => (cluster.isWorker ? Number(process.env[indexVariable]) : 0)

/** Whether this process runs the others and serves nothing itself. */
export const isPrimary = (workers: number): boolean => workers > 1 && cluster.isPrimary

/**
 * Runs `workers` copies of a program, which share its port, and replaces those that end. It ends when they have ended
 * after a signal, or when one cannot start before any has served. Later that is an outage, such as of the database.
 */
export function runPrimary(program: string, workers: number): void {
  cluster.setupPrimary({ exec: program })
  let isClosing = false
  let canServe = false
  const running = new Set<Worker>()

  /** @param pauseMs the time before this process is replaced if it ends without having served */
  function run(index: number, pauseMs: number): void {
    const worker = cluster.fork({ [indexVariable]: String(index) })
    running.add(worker)
    let hasServed = false
    worker.once('listening', () => {
      hasServed = true
      canServe = true
    })
    worker.once('exit', () => {
      running.delete(worker)
      void replace(worker, index, hasServed ? beforeReplacingMs.first : pauseMs)
    })
  }

  async function replace({ process: { signalCode, exitCode } }: Worker, index: number, pauseMs: number): Promise<void> {
    if (!canServe && !isClosing) {
      process.exitCode = 1
      close('SIGINT')
    }
    if (isClosing) return endIfLast()
    console.error(`A process of the server has ended (${signalCode ?? exitCode}). Another one replaces it.`)
    await pause(pauseMs)
    if (!isClosing) run(index, Math.min(2 * pauseMs, beforeReplacingMs.max))
  }

  function close(signal: NodeJS.Signals): void {
    isClosing = true
    for (const worker of running) if (worker.isConnected()) worker.send(signal)
    endIfLast()
  }

  function endIfLast(): void {
    if (running.size === 0) process.exit()
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
  for (let index = 0; index < workers; index++) run(index, beforeReplacingMs.first)
}

/**
 * Calls `close` when this process has to end. A terminal or a service manager signals all processes, and a second
 * signal means to hurry, so one that serves with others only listens to the primary. It also ends when that has died.
 */
export function onSignal(close: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!cluster.isWorker) close(signal)
    })
  }
  if (!cluster.isWorker) return
  process.on('message', (signal) => {
    if (signal === 'SIGINT' || signal === 'SIGTERM') close(signal)
  })
  void once(process, 'disconnect').then(() => close('SIGINT'))
}
