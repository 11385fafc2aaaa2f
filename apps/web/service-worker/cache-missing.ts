import type { PrecacheController } from 'workbox-precaching'

/** How many files are requested at once. A batch is cached whole or not at all, so an interrupted install resumes. */
const batchSize = 48

/**
 * Caches the files of this version that are not cached yet, many at once and behind all requests of the page.
 *
 * @throws TypeError if a file cannot be loaded. What was cached before stays for the next attempt.
 */
export async function cacheMissing(files: PrecacheController): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName)
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  // Files with a revision have keys that differ from their URLs. They are few.
  const missing = [...files.getURLsToCacheKeys()].filter(([url, key]) => url === key && !cached.has(url))
  for (let from = 0; from < missing.length; from += batchSize) {
    const batch = missing.slice(from, from + batchSize)
    await cache.addAll(batch.map(([url]) => new Request(url, { credentials: 'same-origin', priority: 'low' })))
  }
}
