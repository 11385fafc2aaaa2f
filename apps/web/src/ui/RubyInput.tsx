import { NumberInput, type NumberInputProps } from '@mantine/core'
import { CurrencyPiece } from './Amount.tsx'

/** A number of rubies. What is out of bounds stays as it was typed, and the form says so. */
export function RubyInput(props: NumberInputProps) {
  return (
    <NumberInput leftSection={<CurrencyPiece currency="ruby" />} clampBehavior="none" allowDecimal={false} {...props} />
  )
}

/** Whether what was typed is a whole number of rubies within bounds. */
export const isRubies = (typed: number | string, { from, to }: { from: number; to: number }): typed is number =>
  typeof typed === 'number' && Number.isInteger(typed) && typed >= from && typed <= to
