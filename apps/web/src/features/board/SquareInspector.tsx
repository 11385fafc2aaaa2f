import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useState } from 'react'
import classes from './board.module.css'
import type { BoardData } from './board.ts'
import type { Layout } from './layout.ts'
import { useSquareText } from './use-square-text.ts'

type SquareInspectorProps = {
  board: BoardData
  layout: Layout
}

/**
 * Names the square under the pointer. For the keyboard there is one slider along the path. It is layered over the
 * picture, so the picture needs no listeners and no tab stops.
 */
export function SquareInspector({ board, layout }: SquareInspectorProps) {
  const { t } = useLingui()
  const wordsFor = useSquareText(board)
  const [inspected, setInspected] = useState<{ position: number; by: string } | null>(null)

  const look = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    const unit = layout.width / frame.width
    const x = (event.clientX - frame.left) * unit
    const y = (event.clientY - frame.top) * unit
    const position = layout.places.findIndex((place) => Math.abs(place.x - x) < 44 && Math.abs(place.y - y) < 44)
    setInspected((last) => {
      if (position < 0) return null
      return last?.position === position ? last : { position, by: event.pointerType }
    })
  }
  const textOf = (position: number) => (position === 0 ? wordsFor(0) : `${position} · ${wordsFor(position)}`)
  const place = inspected && layout.places[inspected.position]
  return (
    <div
      className={classes.inspector}
      onPointerMove={look}
      onPointerDown={look}
      // A touch ends when the finger is lifted, so the label stays a moment longer and fades.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setInspected(null)}
    >
      <input
        type="range"
        className={classes.looker}
        min={0}
        max={board.size - 1}
        value={inspected?.position ?? board.position}
        aria-label={t`Look at the squares`}
        aria-valuetext={textOf(inspected?.position ?? board.position)}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setInspected({ position: board.position, by: 'keyboard' })
        }}
        onBlur={() => setInspected(null)}
        onChange={({ currentTarget }) => setInspected({ position: currentTarget.valueAsNumber, by: 'keyboard' })}
      />
      {inspected && place && (
        <span
          key={inspected.position}
          className={classes.tooltip}
          data-by={inspected.by}
          style={{ left: `${edgeAware(place.x / layout.width)}%`, top: `${(place.y / layout.height) * 100}%` }}
          aria-hidden="true"
        >
          {textOf(inspected.position)}
        </span>
      )}
    </div>
  )
}

/** Keeps a centred label inside the picture. */
function edgeAware(part: number): number {
  return Math.min(84, Math.max(16, part * 100))
}
