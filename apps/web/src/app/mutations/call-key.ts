import { isOutcomeUnknown } from '../retry/outcome-unknown.ts'
import { newId } from './new-id.ts'

const keys = new Map<string, string>()

/**
 * The key of the next call that does this. While the outcome of the last one is unknown it is the same, so the server
 * does it once.
 * @param what for example the id of the reward that is redeemed
 */
export function callKey(what: string): string {
  const key = keys.get(what) ?? newId()
  keys.set(what, key)
  return key
}

/** Waits for the answer of a call with such a key. */
export async function answered<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    const known = await answer
    keys.delete(what)
    return known
  } catch (error) {
    if (!isOutcomeUnknown(error)) keys.delete(what)
    throw error
  }
}
