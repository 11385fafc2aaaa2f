import { isOutcomeUnknown } from '../retry/outcome-unknown.ts'
import { newId } from './new-id.ts'
import { unknownIds } from './unknown-ids.ts'

/** The keys of calls whose outcome is unknown, by what they do. */
const keys = unknownIds()

/**
 * Returns the key for the next call of this kind. If the outcome of the last one is unknown, its key is used again for
 * some minutes, so that the server acts once. A call that is still running keeps its key: pressing twice means twice.
 * @param what for example the id of the reward that is redeemed
 */
export function callKey(what: string): string {
  const key = keys.read(what) ?? newId()
  keys.forget(what)
  return key
}

/** Waits for the response of a call with such a key. */
export async function answered<Result>(what: string, key: string, response: Promise<Result>): Promise<Result> {
  try {
    return await response
  } catch (error) {
    if (isOutcomeUnknown(error)) keys.write(what, key)
    throw error
  }
}
