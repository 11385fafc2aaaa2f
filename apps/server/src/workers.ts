import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** The time before an ended process is replaced. */
const beforeReplacingMs = 1_000

/** Numbers the processes from 0, so that each has ports of its own. A replacement has the number of the ended one. */
const indexVariable = 'QUESTBOARD_WORKER'

/** The index of this worker process, from 0; 0 too without other workers. */
export const workerIndex = (): number => (cluster.isWorker ? Number(process.env[indexVariable]) : 0)

/** Whether this process runs the others and serves nothing itself. */
export const isPrimary = (workers: number): boolean => workers > 1 && cluster.isPrimary

/**
 * Runs `workers` copies of a program, which share its port, and replaces those that end. It ends when they have ended
 * after a signal, or when one cannot start.
 */
export function runPrimary(program: string, workers: number): void {
  cluster.setupPrimary({ exec: program })
  let isClosing = false
  const running = new Map<Worker, number>()

  function run(index: number): void {
    const worker = cluster.fork({ [indexVariable]: String(index) })
    running.set(worker, index)
    let hasServed = false
    worker.once('listening', () => {
      hasServed = true
    })
    worker.once('exit', () => void replace(worker, hasServed))
  }

  async function replace(worker: Worker, hasServed: boolean): Promise<void> {
    const index = running.get(worker) ?? 0
    running.delete(worker)
    if (!hasServed && !isClosing) {
      process.exitCode = 1
      close('SIGINT')
    }
    if (isClosing) {
      if (running.size === 0) process.exit()
      return
    }
    console.error(
      `A process of the server has ended (${worker.process.signalCode ?? worker.process.exitCode}). Another one replaces it.`,
    )
    await pause(beforeReplacingMs)
    if (!isClosing) run(index)
  }

  function close(signal: NodeJS.Signals): void {
    isClosing = true
    for (const worker of running.keys()) if (worker.isConnected()) worker.send(signal)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
  for (let index = 0; index < workers; index++) run(index)
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
