import type { Services } from '../kernel/context.ts'
import { type Dispatcher, openDispatcher, sendAll } from '../outbound/dispatcher.ts'
import { attempt } from './attempt.ts'
import { claim } from './claim.ts'

/**
 * Sends due pushes. The push services of browsers are few, so one host may use half of the attempts.
 * @param signal aborts running attempts, which are then due again at once
 * @param freed called when a push has ended for which another one may be waiting
 */
export const openPushes = (
  services: Services,
  { signal, freed = () => {} }: { signal: AbortSignal; freed?: () => void },
): Dispatcher =>
  openDispatcher({
    log: services.log,
    atOnce: 32,
    perHost: 16,
    perUser: 8,
    signal,
    freed,
    claim: (limits) => claim(services, limits),
    attempt: (message) => attempt(services, message, signal),
  })

/** Sends all due pushes, and resolves when they have ended. */
export const sendPushes = (
  services: Services,
  { signal = services.closing }: { signal?: AbortSignal } = {},
): Promise<void> => sendAll(openPushes(services, { signal }))
