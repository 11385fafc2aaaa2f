import { t } from '@lingui/core/macro'
import { attempt } from './attempt.ts'

let opening = false

/** Fetches and opens one dialog at a time: a double click must not put a second one behind the first. */
export function openOnce(show: () => Promise<void>): void {
  if (opening) return
  opening = true
  void attempt(t`This could not be opened.`, show).finally(() => {
    opening = false
  })
}
