import type { Log } from '../kernel/context.ts'

/** Sends what is due, a limited number at a time. A slow receiver only uses up its own share. */
export interface Dispatcher {
  /**
   * Starts as many attempts as the limits allow.
   * @returns whether there were any: then there may be more
   */
  round(): Promise<boolean>
  /** Resolves when no attempt is running. */
  idle(): Promise<void>
}

/** The limits of a claim: how many, running attempts by host, and how many to one host, including running ones. */
export interface ClaimLimits {
  max: number
  busy: ReadonlyMap<string, number>
  perHost: number
}

interface Sending<Claimed> {
  log: Log
  /** Parallel attempts of one process: in all, and to one host. */
  atOnce: number
  perHost: number
  /** Claims what is due, committed before it is sent. */
  claim(limits: ClaimLimits): Promise<Claimed[]>
  /** Sends it once and records the outcome. */
  attempt(claimed: Claimed): Promise<unknown>
  /** Aborts running attempts. No more are started then. */
  signal: AbortSignal
  /** Called when an attempt has ended for which another one may be waiting. */
  freed?: () => void
}

/** The dispatcher of an outbox. Any number of servers can dispatch. */
export function openDispatcher<Claimed extends { id: string; host: string }>({
  log,
  atOnce,
  perHost,
  claim,
  attempt,
  signal,
  freed = () => {},
}: Sending<Claimed>): Dispatcher {
  const running = new Set<Promise<unknown>>()
  const busy = new Map<string, number>()
  let mayWait = false

  function start(claimed: Claimed): void {
    const { host } = claimed
    busy.set(host, (busy.get(host) ?? 0) + 1)
    const sending = attempt(claimed)
      .catch((error) => {
        log.error(
          { err: error, delivery: claimed.id },
          'the result of a delivery could not be saved, so it will be sent again',
        )
      })
      .finally(() => {
        running.delete(sending)
        const left = (busy.get(host) ?? 1) - 1
        if (left > 0) busy.set(host, left)
        else busy.delete(host)
        if (mayWait) freed()
      })
    running.add(sending)
  }

  return {
    async round() {
      const max = signal.aborted ? 0 : atOnce - running.size
      const claimed = max > 0 ? await claim({ max, busy, perHost }) : []
      for (const sending of claimed) start(sending)
      mayWait = running.size >= atOnce || [...busy.values()].some((count) => count >= perHost)
      return claimed.length > 0
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Sends everything that is due, and resolves when it has ended. */
export async function sendAll(dispatcher: Dispatcher): Promise<void> {
  do await dispatcher.idle()
  while (await dispatcher.round())
  await dispatcher.idle()
}
