import type { WebhookSettings } from '../../kernel/settings.ts'
import { resolveHost } from './resolve-host.ts'

/** Milliseconds for which a receiver is waited for. */
const timeout = 10_000

/** @param privateAddresses whether the operator lets webhooks go to machines of the own network */
export const webhookSettings = (privateAddresses: boolean): WebhookSettings => ({
  ...{ privateAddresses, timeout },
  resolve: resolveHost,
})
