import type { Services } from '../../kernel/context.ts'
import { type Dispatcher, openDispatcher, sendAll } from '../../outbound/dispatcher.ts'
import { attempt } from './attempt.ts'
import { claim } from './claim.ts'

/**
 * Sends due deliveries. A delivery may be sent twice, with the same id, if a server crashes after sending it, but is
 * never lost.
 * @param signal aborts running attempts, which are then due again at once
 * @param freed called when a delivery has ended for which another one may be waiting
 */
export const openWebhooks = (
  services: Services,
  { signal, freed = () => {} }: { signal: AbortSignal; freed?: () => void },
): Dispatcher =>
  openDispatcher({
    log: services.log,
    atOnce: 32,
    perHost: 4,
    perUser: 8,
    signal,
    freed,
    claim: (limits) => claim(services, limits),
    attempt: (delivery) => attempt(services, delivery, signal),
  })

/** Sends all due deliveries, and resolves when they have ended. */
export const sendDeliveries = (
  services: Services,
  { signal = services.closing }: { signal?: AbortSignal } = {},
): Promise<void> => sendAll(openWebhooks(services, { signal }))
