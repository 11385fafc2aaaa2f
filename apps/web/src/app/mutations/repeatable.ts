import { readFailure } from '../failure.ts'

/**
 * Makes a create form idempotent. While the outcome is unknown, the same input reuses its draft, so a lost response or
 * a double click does not create two items.
 */
export function repeatable<Values>(draft: (written: Values) => () => Promise<void>) {
  const open = new Map<string, () => Promise<void>>()
  return async (written: Values): Promise<void> => {
    const key = JSON.stringify(written)
    const mine = open.get(key) ?? draft(written)
    open.set(key, mine)
    try {
      await mine()
      open.delete(key)
    } catch (error) {
      const { status } = readFailure(error)
      if (status !== null && status < 500) open.delete(key)
      throw error
    }
  }
}
