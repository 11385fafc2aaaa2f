import type { Services } from '../kernel/context.ts'

/**
 * Erases the data of those who asked for it and whose time to take it back has run out.
 * @returns whether there may be more to do at once
 */
export async function eraseAccounts(_services: Services): Promise<boolean> {
  return false
}
