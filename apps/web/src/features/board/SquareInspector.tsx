import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useState } from 'react'
import classes from './board.module.css'
import { type BoardData, squareAt } from './board.ts'
import type { Layout } from './layout.ts'
import { useSquareWords } from './useSquareWords.ts'

/**
 * Names the square under the pointer; by keyboard, one slider looks along the path. It lies over the picture, so the
 * picture itself needs no listeners and stays out of the tab order.
 */
export function SquareInspector({ board, layout }: { board: BoardData; layout: Layout }) {
  const { t } = useLingui()
  const wordsFor = useSquareWords()
  const [looked, setLooked] = useState<number | null>(null)
  const [byKey, setByKey] = useState(false)

  const look = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    const unit = layout.width / frame.width
    const x = (event.clientX - frame.left) * unit
    const y = (event.clientY - frame.top) * unit
    const found = layout.places.findIndex((place) => Math.abs(place.x - x) < 44 && Math.abs(place.y - y) < 44)
    setByKey(false)
    setLooked(found < 0 ? null : found)
  }
  const place = looked === null ? undefined : layout.places[looked]
  const words = (position: number) => {
    const name = wordsFor(squareAt(board, position))
    return position === 0 ? name : `${position} · ${name}`
  }
  return (
    <div className={classes.inspector} onPointerMove={look} onPointerDown={look} onPointerLeave={() => setLooked(null)}>
      <input
        type="range"
        className={classes.looker}
        min={0}
        max={board.size - 1}
        value={looked ?? board.position}
        aria-label={t`Look at the squares`}
        aria-valuetext={words(looked ?? board.position)}
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) return
          setByKey(true)
          setLooked(board.position)
        }}
        onBlur={() => setLooked(null)}
        onChange={(event) => {
          setByKey(true)
          setLooked(event.currentTarget.valueAsNumber)
        }}
      />
      {place && looked !== null && (
        <span
          className={classes.tooltip}
          data-key={byKey || undefined}
          style={{ left: `${edgeAware(place.x / layout.width)}%`, top: `${(place.y / layout.height) * 100}%` }}
          aria-hidden="true"
        >
          {words(looked)}
        </span>
      )}
    </div>
  )
}

/** Keeps a centred label on the stage. */
function edgeAware(part: number): number {
  return Math.min(86, Math.max(14, part * 100))
}
