import { plural, t } from '@lingui/core/macro'
import { shownToast, showToast } from '../../ui/toasts.ts'
import { type FailureCode, isTemporary, readFailure } from '../failure.ts'
import { failureText } from '../failure-text.ts'
import { refusedName } from '../refusal-details.ts'
import { isOutcomeUnknown } from '../retry/outcome-unknown.ts'

type Failed = { id: number; code: FailureCode; count: number; again: () => void }

let lastFailed: Failed | null = null

/**
 * Shows why a mutation failed. Mutations that fail in a row for the same reason share one toast and one retry.
 * @param failed what did not happen; null for a form or page that was left
 */
export async function showFailed(
  failed: string | null,
  error: unknown,
  again: () => void,
  onRefused?: () => void,
): Promise<void> {
  const failure = readFailure(error)
  const why = await failureText(failure.code, refusedName(error))
  const earlier = lastFailed?.id === shownToast.read()?.id && lastFailed?.code === failure.code ? lastFailed : null
  const count = (earlier?.count ?? 0) + 1
  const all = () => {
    earlier?.again()
    again()
  }
  const what =
    count === 1
      ? (failed ?? t`Something on the page you left didn’t work.`)
      : t`${plural(count, { one: 'Couldn’t save # change.', other: 'Couldn’t save # changes.' })}`
  const isUnknown = isOutcomeUnknown(error)
  const mayRetry = isTemporary(failure)
  const id = showToast({ message: isUnknown ? why : `${what} ${why}`, problem: mayRetry ? { again: all } : {} })
  if (!isUnknown && !mayRetry) onRefused?.()
  lastFailed = { id, code: failure.code, count, again: all }
}
