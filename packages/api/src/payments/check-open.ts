import type { Services } from '../kernel/context.ts'

/**
 * Asks the provider what became of payments of which it has not told.
 * @returns whether there may be more to do at once
 */
export async function checkOpenPayments(_services: Services): Promise<boolean> {
  return false
}
