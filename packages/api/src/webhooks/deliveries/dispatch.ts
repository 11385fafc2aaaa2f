import type { Services } from '../../kernel/context.ts'
import { attempt } from './attempt.ts'
import { type Claimed, claim } from './claim.ts'

/** Deliveries of one process that are on their way at the same time: in all, and to one host. */
const atOnce = 32
const perHost = 4

/** Sends deliveries that are due. A slow receiver holds its own places alone. */
export interface Dispatcher {
  /** Begins to send what there are places for. @returns whether there was any: then there may be more */
  round(): Promise<boolean>
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>
}

/**
 * Any number of servers do so: a delivery may come twice when one of them dies between sending and noting it, with the
 * same id, and is never lost.
 * @param signal gives up what is on its way: it is due again at once
 * @param freed is called when a place is free for which something may wait
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

/** Sends everything that is due, and resolves when it has come to an end. */
export async function sendDeliveries(
  services: Services,
  { signal = services.closing }: { signal?: AbortSignal } = {},
): Promise<void> {
  const dispatcher = openDispatcher(services, { signal })
  do await dispatcher.idle()
  while (await dispatcher.round())
  await dispatcher.idle()
}
