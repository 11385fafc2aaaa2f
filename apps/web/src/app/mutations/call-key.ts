import { isOutcomeUnknown } from '../retry/outcome-unknown.ts'
import { newId } from './new-id.ts'

/** The keys of calls whose outcome is unknown, by what they do. */
const keys = new Map<string, string>()

/**
 * Returns the key for the next call of this kind. If the outcome of the last one is unknown, its key is used again, so
 * that the server acts once. A call that is still running keeps its key: pressing twice means twice.
 * @param what for example the id of the reward that is redeemed
 */
export function callKey(what: string): string {
  const key = keys.get(what) ?? newId()
  keys.delete(what)
  return key
}

/** Waits for the response of a call with such a key. */
export async function answered<Result>(what: string, key: string, response: Promise<Result>): Promise<Result> {
  try {
    return await response
  } catch (error) {
    if (isOutcomeUnknown(error)) keys.set(what, key)
    throw error
  }
}
