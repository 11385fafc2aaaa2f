import type { WebhookSettings } from '../../kernel/settings.ts'
import { resolveHost } from '../../outbound/resolve-host.ts'

/** The time-out of a receiver. */
const timeoutMs = 10_000

/** @param privateAddresses whether the operator allows webhooks to private addresses */
export const webhookSettings = (privateAddresses: boolean): WebhookSettings => ({
  privateAddresses,
  timeout: timeoutMs,
  resolve: resolveHost,
})
