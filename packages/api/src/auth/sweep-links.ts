import type { Services } from '../kernel/context.ts'

/**
 * Forgets links and nonces that ran out long ago.
 * @returns whether there may be more to do at once
 */
export async function sweepLinks(_services: Services): Promise<boolean> {
  return false
}
