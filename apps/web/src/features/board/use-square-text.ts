import { useLingui } from '@lingui/react/macro'
import { type BoardData, type Companion, squareAt } from './board.ts'
import { squareNames } from './square-names.ts'

/** The name of a square and the other players on it, for the list and the tooltips. */
export function useSquareText(board: BoardData, company: readonly Companion[]): (position: number) => string {
  const { t, i18n } = useLingui()
  return (position) => {
    const { kind, used } = squareAt(board, position)
    const name = i18n._(squareNames[kind])
    const square = position === 0 ? t`Start` : used && kind !== 'none' ? t`${name}, already used this lap` : name
    const others = company.filter((companion) => companion.position === position).map((companion) => companion.name)
    return [square, ...others].join(' · ')
  }
}
