import { t } from '@lingui/core/macro'
import { createSessionInput } from '@questboard/api/payments/schema'

const { minValue, maxValue } = createSessionInput.shape.quantity

export const minQuantity = minValue ?? 1
export const maxQuantity = maxValue ?? 1

/** The value of a number field: a string while it is not a number. */
export type QuantityInput = number | string

/** Validates the quantity. Returns the error, or null. */
export function checkQuantity(written: QuantityInput): string | null {
  if (written === '') return t`Field is required!`
  if (!Number.isInteger(Number(written))) return t`Must be integer!`
  if (Number(written) < minQuantity) return t`Min value is ${minQuantity}`
  if (Number(written) > maxQuantity) return t`Max value is ${maxQuantity}`
  return null
}
