import { readFailure } from '../failure.ts'

/**
 * Makes a create form idempotent. While the outcome is unknown, the same input repeats the same request, so a lost
 * response or a double click does not create two items.
 * @param prepare returns a function that creates the item, and may be called again
 */
export function repeatable<Values>(prepare: (written: Values) => () => Promise<void>) {
  const open = new Map<string, () => Promise<void>>()
  return async (written: Values): Promise<void> => {
    const key = JSON.stringify(written)
    const create = open.get(key) ?? prepare(written)
    open.set(key, create)
    try {
      await create()
      open.delete(key)
    } catch (error) {
      const { status } = readFailure(error)
      if (status !== null && status < 500) open.delete(key)
      throw error
    }
  }
}
