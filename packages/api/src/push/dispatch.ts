import type { Services } from '../kernel/context.ts'
import { type Dispatcher, type DispatcherOptions, openDispatcher, sendAll } from '../outbound/dispatcher.ts'
import { attempt } from './attempt.ts'
import { claim } from './claim.ts'

/** Sends due pushes. The push services of browsers are few, so one host may use half of the attempts. */
export const openPushes = (services: Services, options: DispatcherOptions): Dispatcher =>
  openDispatcher(services, { perHost: 16, claim, attempt }, options)

/** Sends all due pushes, and resolves when they have ended. */
export const sendPushes = (
  services: Services,
  { signal = services.closing }: { signal?: AbortSignal } = {},
): Promise<void> => sendAll(openPushes(services, { signal }))
