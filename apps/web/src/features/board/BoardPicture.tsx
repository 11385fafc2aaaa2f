import { useRef } from 'react'
import { type BoardData, type PawnFace, squareAt } from './board.ts'
import { celebrate } from './celebrate.ts'
import { Landscape, paletteOf } from './Landscape.tsx'
import type { Layout, Place } from './layout.ts'
import { Pawn } from './Pawn.tsx'
import classes from './pawn.module.css'
import { LapFlag, Squares } from './Squares.tsx'
import type { Theme } from './themes/theme.ts'
import { type LastSeen, useWalk } from './use-walk.ts'
import { distanceOf } from './walk.ts'

type BoardPictureProps = {
  board: BoardData
  seen: LastSeen
  theme: Theme
  layout: Layout
  pawn: PawnFace
  onLanded?: ((position: number) => void) | undefined
  className?: string | undefined
}

/** The board as a picture, hidden from screen readers: the list beside it has the same information. */
export function BoardPicture({ board, seen, theme, layout, pawn, onLanded, className }: BoardPictureProps) {
  const { places, width, height } = layout
  const picture = useRef<SVGSVGElement>(null)
  const walker = {
    pawn: useRef<SVGGElement>(null),
    body: useRef<SVGGElement>(null),
    shadow: useRef<SVGEllipseElement>(null),
  }
  const halo = useRef<SVGCircleElement>(null)
  const at = (place: number) => placeAt(places, place)

  useWalk(board, seen, at, walker, () => {
    if (squareAt(board, board.position).kind !== 'none') {
      celebrate(picture.current?.querySelector(`[data-square="${board.position}"] > *`), halo.current)
    }
    onLanded?.(board.position)
  })

  const here = at(board.position)
  return (
    <svg
      ref={picture}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      style={paletteOf(theme)}
      aria-hidden="true"
    >
      <Landscape theme={theme} layout={layout} />
      <Squares squares={board.squares} places={places} tile={theme.tile} />
      <LapFlag lap={board.lap} place={at(0)} />
      <g ref={walker.pawn} className={classes.pawn} transform={`translate(${here.x} ${here.y})`}>
        <circle ref={halo} className={classes.halo} cx={0} cy={0} r={44} />
        <g transform="translate(0 12)">
          <Pawn face={pawn} body={walker.body} shadow={walker.shadow} isEager={distanceOf(board) === board.size} />
        </g>
      </g>
    </svg>
  )
}

function placeAt(places: readonly Place[], position: number): Place {
  return places[((position % places.length) + places.length) % places.length] ?? { x: 0, y: 0, angle: 0 }
}
