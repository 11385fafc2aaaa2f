import { isUnanswered, readFailure } from '../failure.ts'

/** Whether nobody knows if the server did what was asked. */
export function isOutcomeUnknown(error: unknown): boolean {
  const failure = readFailure(error)
  return isUnanswered(failure) || failure.code.startsWith('outcomeUnknown')
}
