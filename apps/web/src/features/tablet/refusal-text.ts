import { t } from '@lingui/core/macro'
import { failureText } from '../../app/failure-text.ts'

/** Why a tick is not taken after three days. The server says only that the time is out of range. */
export const tooLate = 'tooLate'

export const tooLateText = (): string => t`It was ticked more than three days ago.`

/** Says why something about an item was refused. @param title empty: no item is named */
export async function refusalText(title: string, code: string): Promise<string> {
  const text = code === tooLate ? tooLateText() : await failureText(code)
  return title === '' ? text : t`“${title}”: ${text}`
}
