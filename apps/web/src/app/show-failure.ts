import { showToast } from '../ui/toasts.ts'
import { readFailure } from './failure.ts'

/** Says in a toast, in the person's language, why a call failed and what to do next. */
export function showFailure(error: unknown): void {
  const { code } = readFailure(error)
  void import('./errors/error-text.ts').then(async ({ errorText }) => {
    showToast({ id: code, color: 'red', message: await errorText(code), autoClose: 8000 })
  })
}
