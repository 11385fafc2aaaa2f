import { showToast } from '../../ui/toasts.ts'
import { isLostSuccess } from '../failure.ts'
import { noConnection } from '../failure-text.ts'
import { session } from '../trpc.ts'
import { NotSent } from './queues.ts'

/**
 * Runs a mutation. If it fails, a toast says so and offers a retry where that may help.
 * @param failed what did not happen; shown only when the server refused the mutation
 * @param onRefused called when the server refused it for good
 */
export async function attempt(failed: string, mutation: () => Promise<unknown>, onRefused?: () => void): Promise<void> {
  const { token } = session
  try {
    await mutation()
  } catch (error) {
    // The next user has nothing to do with it.
    if (session.token !== token) return
    await showAttemptFailed(failed, error, () => void attempt(failed, mutation, onRefused), onRefused)
  }
}

/**
 * Shows that a mutation failed, and offers a retry where that may help.
 * @param failed what did not happen; null for a form that is closed
 */
export async function showAttemptFailed(
  failed: string | null,
  error: unknown,
  again: () => void,
  onRefused?: () => void,
): Promise<void> {
  // Either the previous mutation of the same item failed, which is shown already, or this one succeeded after all.
  if (error instanceof NotSent || isLostSuccess(error)) return
  try {
    const { showFailed } = await import('./show-failed.ts')
    await showFailed(failed, error, again, onRefused)
  } catch {
    showToast({ message: noConnection(), problem: { again } })
  }
}
