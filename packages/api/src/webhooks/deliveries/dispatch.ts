import type { Services } from '../../kernel/context.ts'
import { attempt } from './attempt.ts'
import { type Claimed, claim } from './claim.ts'

/** Parallel deliveries of one process: in all, and to one host. */
const atOnce = 32
const perHost = 4

/** Sends due deliveries. A slow receiver only uses up its own share. */
export interface Dispatcher {
  /**
   * Starts as many deliveries as the limits allow.
   * @returns whether there were any: then there may be more
   */
  round(): Promise<boolean>
  /** Resolves when no delivery is running. */
  idle(): Promise<void>
}

/**
 * Any number of servers can dispatch. A delivery may be sent twice, with the same id, if a server crashes after sending
 * it, but is never lost.
 * @param signal aborts running attempts, which are then due again at once
 * @param freed called when a delivery has ended for which another one may be waiting
 */
export function openDispatcher(
  services: Services,
  { signal, freed = () => {} }: { signal: AbortSignal; freed?: () => void },
): Dispatcher {
  const running = new Set<Promise<void>>()
  const busy = new Map<string, number>()
  let mayWait = false

  function start(delivery: Claimed): void {
    const { host } = delivery
    busy.set(host, (busy.get(host) ?? 0) + 1)
    const sending = attempt(services, delivery, signal)
      .catch((error) => {
        services.log.error(
          { err: error, delivery: delivery.id },
          'a delivery could not be noted and will be sent again',
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
      const most = atOnce - running.size
      const claimed = most > 0 ? await claim(services, { most, busy, perHost }) : []
      for (const delivery of claimed) start(delivery)
      mayWait = running.size === atOnce || [...busy.values()].some((count) => count >= perHost)
      return claimed.length > 0
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Sends all due deliveries, and resolves when they have ended. */
export async function sendDeliveries(
  services: Services,
  { signal = services.closing }: { signal?: AbortSignal } = {},
): Promise<void> {
  const dispatcher = openDispatcher(services, { signal })
  do await dispatcher.idle()
  while (await dispatcher.round())
  await dispatcher.idle()
}
