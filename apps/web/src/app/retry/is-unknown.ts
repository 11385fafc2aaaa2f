import { isUnheard, readFailure } from '../failure.ts'

/** Whether nobody knows if the server did what was asked. */
export function isUnknown(error: unknown): boolean {
  const failure = readFailure(error)
  return isUnheard(failure) || failure.code.startsWith('outcomeUnknown')
}
