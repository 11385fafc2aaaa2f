import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type BoardData, squareAt } from './board.ts'
import { squareNames } from './square-names.ts'
import { distanceOf, stepsBetween } from './walk.ts'

/** Announces every move to screen readers. */
export function MoveAnnouncer({ board }: { board: BoardData }) {
  const { t, i18n } = useLingui()
  const before = useRef(board)
  const [text, setText] = useState('')

  useEffect(() => {
    const last = before.current
    before.current = board
    if (last.id === board.id && distanceOf(last) === distanceOf(board)) return
    const steps = stepsBetween(last, board)
    const { position, lap } = board
    const kind = i18n._(squareNames[squareAt(board, position).kind]).toLocaleLowerCase(i18n.locale)
    const moves: string[] = []
    if (steps > 0) {
      moves.push(
        t`${plural(steps, {
          one: `The pawn moved # square to square ${position}: ${kind}`,
          other: `The pawn moved # squares to square ${position}: ${kind}`,
        })}`,
      )
    } else {
      moves.push(t`The pawn is on square ${position}: ${kind}`)
    }
    if (last.id === board.id && lap > last.lap) moves.push(t`Lap ${lap} begins`)
    setText(moves.join('. '))
  }, [board, t, i18n])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
