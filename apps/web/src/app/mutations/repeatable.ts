import { readFailure } from '../failure.ts'

/**
 * A way to add what was written. As long as it is not known what came of it, the same words are the same create, which
 * does not make two of them: after an answer that was lost, and at a double click.
 */
export function repeatable<Written>(draft: (written: Written) => { add: () => Promise<void> }) {
  const open = new Map<string, { add: () => Promise<void> }>()
  return async (written: Written): Promise<void> => {
    const key = JSON.stringify(written)
    const mine = open.get(key) ?? draft(written)
    open.set(key, mine)
    try {
      await mine.add()
      open.delete(key)
    } catch (error) {
      const { status } = readFailure(error)
      if (status !== null && status < 500) open.delete(key)
      throw error
    }
  }
}
