import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds before an ended process is replaced. */
const beforeReplacing = 1_000

/** Numbers the processes from 0, so that each has ports of its own. A replacement has the number of the ended one. */
const placeName = 'QUESTBOARD_WORKER'

/** The place of this process among those that serve together; 0 if it serves alone. */
export const ownPlace = (): number => (cluster.isWorker ? Number(process.env[placeName]) : 0)

export const isLeading = (workers: number): boolean => workers > 1 && cluster.isPrimary

/**
 * Runs so many copies of a program, which share its port, and replaces those that end. It ends when they have ended
 * after a signal, or when one cannot start.
 */
export function lead(program: string, workers: number): void {
  cluster.setupPrimary({ exec: program })
  let isClosing = false
  const running = new Map<Worker, number>()

  function run(place: number): void {
    const worker = cluster.fork({ [placeName]: String(place) })
    running.set(worker, place)
    let hasServed = false
    worker.once('listening', () => {
      hasServed = true
    })
    worker.once('exit', () => void replace(worker, hasServed))
  }

  async function replace(worker: Worker, hasServed: boolean): Promise<void> {
    const place = running.get(worker) ?? 0
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
    await pause(beforeReplacing)
    if (!isClosing) run(place)
  }

  function close(signal: NodeJS.Signals): void {
    isClosing = true
    for (const worker of running.keys()) if (worker.isConnected()) worker.send(signal)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
  for (let place = 0; place < workers; place++) run(place)
}

/**
 * Calls `close` when this process has to end. A terminal or a service manager signals all processes, and a second signal
 * means to hurry, so one that serves with others only listens to its leader. It also ends when the leader has died.
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
