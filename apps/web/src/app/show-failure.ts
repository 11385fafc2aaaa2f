import { showAlert } from '../ui/alerts.ts'
import { readFailure } from './failure.ts'
import { failureText } from './failure-text.ts'

/** Shows an alert that says why a call failed and what to do next. */
export function showFailure(error: unknown): void {
  const { code } = readFailure(error)
  void failureText(code).then((message) => showAlert({ id: code, color: 'red', message, autoClose: 8000 }))
}
