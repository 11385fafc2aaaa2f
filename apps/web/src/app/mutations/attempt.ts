import { showToast } from '../../ui/toasts.ts'
import { isDone } from '../failure.ts'
import { noConnection } from '../failure-text.ts'
import { NotSent } from './queues.ts'

/**
 * Runs an act and, when it fails, says so at the foot of the window and offers to try again where that may help. `failed`
 * says what did not happen: it is shown only when the server has refused the act.
 */
export async function attempt(failed: string, mutation: () => Promise<unknown>): Promise<void> {
  try {
    await mutation()
  } catch (error) {
    // The act before it on the same item failed, and that is shown already; or it was done, and that is shown by now.
    if (error instanceof NotSent || isDone(error)) return
    const again = () => void attempt(failed, mutation)
    try {
      const { showFailed } = await import('./show-failed.ts')
      await showFailed(failed, error, again)
    } catch {
      showToast({ message: noConnection(), problem: { again } })
    }
  }
}
