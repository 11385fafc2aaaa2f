import { t } from '@lingui/core/macro'
import { createSessionInput } from '@questboard/api/payments/schema'

const { minValue, maxValue } = createSessionInput.shape.quantity

export const least = minValue ?? 1
export const most = maxValue ?? 1

/** What a number field holds: text while no number is written. */
export type Written = number | string

/** What is wrong with how many are to be bought; null when nothing is. */
export function checkQuantity(written: Written): string | null {
  if (written === '') return t`Field is required!`
  if (!Number.isInteger(Number(written))) return t`Must be integer!`
  if (Number(written) < least) return t`Min value is ${least}`
  if (Number(written) > most) return t`Max value is ${most}`
  return null
}
