import { isUnanswered, readFailure } from '../failure.ts'

/** Whether it is unknown if the server ran the call. */
export function isOutcomeUnknown(error: unknown): boolean {
  const failure = readFailure(error)
  return isUnanswered(failure) || failure.code.startsWith('outcomeUnknown')
}
