import { useLingui } from '@lingui/react/macro'
import type { Square } from './board.ts'
import { squareNames } from './square-names.ts'

/** What a square is called, for lists and tooltips. */
export function useSquareWords(): (square: Square) => string {
  const { t, i18n } = useLingui()
  return ({ position, kind, used }) => {
    if (position === 0) return t`Start`
    const name = i18n._(squareNames[kind])
    return used && kind !== 'none' ? t`${name}, already used this lap` : name
  }
}
