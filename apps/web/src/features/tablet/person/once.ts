import { readFailure } from '../../../app/failure.ts'

/** Waits for a call. A refusal that says that it was done before counts as done: the earlier answer was lost. */
export async function once(call: Promise<unknown>, done: string): Promise<void> {
  try {
    await call
  } catch (error) {
    if (readFailure(error).code !== done) throw error
  }
}
