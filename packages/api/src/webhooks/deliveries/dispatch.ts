import type { Services } from '../../kernel/context.ts'
import { type Dispatcher, type DispatcherOptions, openDispatcher, sendAll } from '../../outbound/dispatcher.ts'
import { attempt } from './attempt.ts'
import { claim } from './claim.ts'

/**
 * Sends due deliveries. A delivery may be sent twice, with the same id, if a server crashes after sending it, but is
 * never lost.
 */
export const openWebhooks = (services: Services, options: DispatcherOptions): Dispatcher =>
  openDispatcher(services, { perHost: 4, claim, attempt }, options)

/** Sends all due deliveries, and resolves when they have ended. */
export const sendDeliveries = (
  services: Services,
  { signal = services.closing }: { signal?: AbortSignal } = {},
): Promise<void> => sendAll(openWebhooks(services, { signal }))
