import { useLingui } from '@lingui/react/macro'
import { type BoardData, squareAt } from './board.ts'
import { squareNames } from './square-names.ts'

/** The name of a square, for the list and the tooltips. */
export function useSquareText(board: BoardData): (position: number) => string {
  const { t, i18n } = useLingui()
  return (position) => {
    const { kind, used } = squareAt(board, position)
    const name = i18n._(squareNames[kind])
    if (position === 0) return t`Start`
    return used && kind !== 'none' ? t`${name}, already used this lap` : name
  }
}
