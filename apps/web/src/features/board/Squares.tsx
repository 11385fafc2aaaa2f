import { memo } from 'react'
import type { Square } from './board.ts'
import { Glyph, squareColours } from './Glyph.tsx'
import type { Place } from './layout.ts'
import classes from './squares.module.css'
import type { Theme } from './themes/theme.ts'

type TileProps = {
  square: Square
  place: Place
  tile: Theme['tile']
}

/** One square of the path. The style sheet styles it by its attributes. */
export const Tile = memo(function Tile({ square, place, tile }: TileProps) {
  const { position, kind, used } = square
  const turn = tile.turns ? `rotate(${place.angle})` : ''
  return (
    <g
      className={classes.square}
      data-square={position}
      data-kind={kind}
      data-used={used || undefined}
      transform={`translate(${place.x} ${place.y})`}
      style={used ? undefined : squareColours[kind]}
    >
      <g className={classes.body}>
        <path className={classes.edge} d={tile.d} transform={`translate(0 9) ${turn}`} />
        <path className={classes.face} d={tile.d} transform={turn} />
        {position === 0 ? (
          <path className={classes.chequer} d={chequer} transform={`rotate(${place.angle})`} />
        ) : kind === 'none' ? (
          <text className={classes.number} y={9.5}>
            {position}
          </text>
        ) : (
          <Glyph kind={kind} />
        )}
        {used && kind !== 'none' && (
          <g transform="translate(24 22)">
            <circle className={classes.badge} r={15} />
            <path className={classes.check} d="M-6.500 .5l4.500 4.500L7-5" />
          </g>
        )}
      </g>
    </g>
  )
})

const chequer = [-24, -12, 0, 12]
  .map((x, i) => `M${x} ${i % 2 ? -24 : -12}h12v12h-12zM${x} ${i % 2 ? 0 : 12}h12v12h-12z`)
  .join('')

type SquaresProps = {
  squares: readonly Square[]
  places: readonly Place[]
  tile: Theme['tile']
}

export const Squares = memo(function Squares({ squares, places, tile }: SquaresProps) {
  return places.map((place, position) => (
    <Tile
      // biome-ignore lint/suspicious/noArrayIndexKey: a square is its position, and never moves
      key={position}
      place={place}
      square={squares[position] ?? { position, kind: 'none', used: false }}
      tile={tile}
    />
  ))
})

/**
 * The flag at the start, with the number of the lap. It moves away from the first squares, whose numbers it would hide.
 */
export function LapFlag({ lap, place }: { lap: number; place: Place }) {
  return (
    <g transform={`translate(${place.x + 34} ${place.y + 22})`}>
      <ellipse className={classes.flagShade} cx={2} cy={3} rx={13} ry={5} />
      <path className={classes.pole} d="M0 2V-108" />
      <g className={classes.flag} key={lap}>
        <path d="M0-106q18-10 34-2t32 0q-4 18 0 40q-16 8-32 0t-34 2z" />
        <text x={33} y={-76}>
          {lap}
        </text>
      </g>
      <circle className={classes.knob} cx={0} cy={-111} r={5} />
    </g>
  )
}
