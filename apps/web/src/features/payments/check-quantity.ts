import { t } from '@lingui/core/macro'
import { createSessionInput } from '@questboard/api/payments/schema'

const { minValue, maxValue } = createSessionInput.shape.quantity

export const least = minValue ?? 1
export const most = maxValue ?? 1

/** The value of a number field: a string while it is not a number. */
export type QuantityInput = number | string

/** Validates the quantity. Returns the error, or null. */
export function checkQuantity(written: QuantityInput): string | null {
  if (written === '') return t`Field is required!`
  if (!Number.isInteger(Number(written))) return t`Must be integer!`
  if (Number(written) < least) return t`Min value is ${least}`
  if (Number(written) > most) return t`Max value is ${most}`
  return null
}
