import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { BoardData } from './board.ts'
import { useSquareText } from './use-square-text.ts'

/** The board as text: its squares in order, with the position of the pawn. */
export const SquareList = memo(function SquareList({ board }: { board: BoardData }) {
  const { t } = useLingui()
  const wordsFor = useSquareText(board)
  const { lap, size } = board
  return (
    <VisuallyHidden component="div">
      <p>{t`Lap ${lap}, ${size} squares`}</p>
      <ol start={0}>
        {Array.from({ length: size }, (_, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its position, and never moves
            key={position}
            aria-current={position === board.position ? 'location' : undefined}
          >
            {wordsFor(position)}
          </li>
        ))}
      </ol>
    </VisuallyHidden>
  )
})
