import type { Services } from '../kernel/context.ts'

/**
 * Releases gems that are held for what a server that is no more had begun.
 * @returns whether there may be more to do at once
 */
export async function releaseStale(_services: Services): Promise<boolean> {
  return false
}
