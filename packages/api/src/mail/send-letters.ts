import type { Services } from '../kernel/context.ts'

/**
 * Sends the letters that are due.
 * @returns whether there may be more to do at once
 */
export async function sendLetters(_services: Services): Promise<boolean> {
  return false
}
