import { t } from '@lingui/core/macro'
import { attempt } from './attempt.ts'

let opening = false

/** Loads and opens one dialog at a time, so a double click does not open a second one. */
export function openOnce(show: () => Promise<void>): void {
  if (opening) return
  opening = true
  void attempt(t`Couldn’t open this.`, show).finally(() => {
    opening = false
  })
}
