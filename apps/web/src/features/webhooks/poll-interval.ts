import type { Deliveries } from '@questboard/api/webhooks/schema'

/** The time between requests while a delivery is pending. */
const pollIntervalMs = 3_000

/**
 * How often in milliseconds the log of a webhook is fetched again. Only one page is watched: with more, each request
 * would fetch all of them.
 * @param pages those that are shown, newest first
 */
export const pollInterval = (pages: readonly Pick<Deliveries, 'deliveries'>[]): number | false =>
  pages.length === 1 && pages[0]?.deliveries.some(({ state }) => state === 'waiting') ? pollIntervalMs : false
