import { notFound } from '@tanstack/react-router'
import { type FailureCode, readFailure } from './failure.ts'

/**
 * Shows data that the user may not see as a page that does not exist.
 * @param codes the failures that mean it
 */
export async function orNotFound<Result>(codes: ReadonlySet<FailureCode>, load: Promise<Result>): Promise<Result> {
  try {
    return await load
  } catch (error) {
    if (codes.has(readFailure(error).code)) throw notFound()
    throw error
  }
}
