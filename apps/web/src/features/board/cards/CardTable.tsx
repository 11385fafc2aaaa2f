import type { Board } from '@questboard/api/board/schema'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '../../../ui/store.ts'
import { cardKey } from './card-key.ts'
import { closeCard, flippedCard } from './flipped-card.ts'
import classes from './table.module.css'

type CardTableProps = {
  board: Board
  /** The board is too low for a card, so the card opens over the window. */
  isStrip: boolean
  /** The marker in the corner of a strip. */
  corner?: ReactNode
  children: ReactNode
}

/** Pixels. If less of the board is visible, the card opens over the window. */
const minSeen = 260

/** The board with its flipped card. */
export function CardTable({ board, isStrip, corner, children }: CardTableProps) {
  const table = useRef<HTMLDivElement>(null)
  const shown = useStore(flippedCard)
  useEffect(() => closeCard, [])
  const isMeant = shown?.key === cardKey(board) && board.card.kind !== 'none'
  return (
    <div ref={table} className={classes.table}>
      {children}
      {corner && <div className={classes.corner}>{corner}</div>}
      {isMeant && (
        <shown.Card
          key={shown.key}
          board={board}
          isRequested={shown.isRequested}
          over={isStrip || !isSeen(table.current) ? 'window' : 'board'}
        />
      )}
    </div>
  )
}

function isSeen(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= minSeen
}
