import { type FailureCode, readFailure } from '../../../app/failure.ts'

/** Waits for a call. A refusal that says that it was done before counts as done: the earlier response was lost. */
export async function once(call: Promise<unknown>, ...done: FailureCode[]): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!done.includes(readFailure(error).code)) throw error
  }
}
