import { t } from '@lingui/core/macro'
import { type FailureCode, readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { refusedName } from '../../app/refusal-details.ts'

/** Why a tick is not taken after three days. The server says only that the time is out of range. */
export const tooLate = 'tooLate'

export const tooLateText = (): string => t`It was ticked off more than three days ago.`

/** A refusal by the server, or by this device. */
export type Refusal = { code: FailureCode | typeof tooLate; name?: string | undefined }

export const refusalOf = (error: unknown): Refusal => ({ code: readFailure(error).code, name: refusedName(error) })

/** Says why something about an item was refused. @param title empty: no item is named */
export async function refusalText(title: string, { code, name }: Refusal): Promise<string> {
  const text = code === tooLate ? tooLateText() : await failureText(code, name)
  return title === '' ? text : t`“${title}”: ${text}`
}
