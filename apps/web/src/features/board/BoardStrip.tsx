import { useLingui } from '@lingui/react/macro'
import { memo, useId, useRef } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type BoardData, type PawnFace, type Square, squareAt, type ThemeName } from './board.ts'
import { celebrate } from './celebrate.ts'
import { curveThrough } from './curve.ts'
import { paletteOf, Road, Shapes, SpriteSymbols } from './Landscape.tsx'
import { spacing } from './layout.ts'
import { MoveAnnouncer } from './MoveAnnouncer.tsx'
import { Pawn } from './Pawn.tsx'
import pawnClasses from './pawn.module.css'
import { LapFlag, Tile } from './Squares.tsx'
import { SurpriseHint } from './SurpriseHint.tsx'
import classes from './strip.module.css'
import { useTheme } from './themes/load.ts'
import type { Theme } from './themes/theme.ts'
import { type LastSeen, useWalk } from './use-walk.ts'
import { distanceOf } from './walk.ts'

type BoardStripProps = {
  board: BoardData
  theme: ThemeName
  pawn: PawnFace
  onOpen: () => void
  /** Called when the pawn has stopped on a square, to flip its card. */
  onLanded?: (position: number) => void
}

/** The squares around the pawn, for small screens. A tap opens the whole board. */
export function BoardStrip(props: BoardStripProps) {
  const { t } = useLingui()
  const { board, onOpen } = props
  const theme = useTheme(props.theme)
  const seen = useRef(board)
  const { lap, position, size } = board
  return (
    <>
      <button type="button" className={classes.strip} data-opens-board onClick={onOpen}>
        {theme ? <Scene {...props} seen={seen} theme={theme} /> : <Skeleton height="100%" />}
        <VisuallyHidden>{t`Open the whole board. Lap ${lap}, square ${position} of ${size}.`}</VisuallyHidden>
        <SurpriseHint board={board} short />
      </button>
      <MoveAnnouncer board={board} />
    </>
  )
}

/** Units of the picture. Its height fills the strip; the overflow is cut off on the right. */
const sceneWidth = 1500
const sceneHeight = 178
const pawnX = 190
const behind = 10
const ahead = 14

const pointAt = (place: number) => ({ x: place * spacing, y: 117 + Math.round(Math.sin(place * 0.85) * 6) })

type SceneProps = Omit<BoardStripProps, 'theme'> & { seen: LastSeen; theme: Theme }

function Scene({ board, seen, theme, pawn, onLanded }: SceneProps) {
  const track = useRef<SVGGElement>(null)
  const halo = useRef<SVGCircleElement>(null)
  const walker = {
    track,
    pawn: useRef<SVGGElement>(null),
    body: useRef<SVGGElement>(null),
    shadow: useRef<SVGEllipseElement>(null),
  }
  const here = distanceOf(board)
  useWalk(board, seen, pointAt, walker, () => {
    if (squareAt(board, board.position).kind !== 'none') {
      celebrate(track.current?.querySelector(`[data-place="${here}"] [data-square] > *`), halo.current)
    }
    onLanded?.(board.position)
  })

  const shown = Array.from({ length: behind + ahead + 1 }, (_, index) => here - behind + index)
  const at = pointAt(here)
  return (
    <svg
      className={classes.scene}
      viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
      preserveAspectRatio="xMinYMid slice"
      style={paletteOf(theme)}
      aria-hidden="true"
    >
      <Backdrop theme={theme} />
      <g transform={`translate(${pawnX} 0)`}>
        <g ref={track} transform={`translate(${-at.x} 0)`}>
          <Road theme={theme} d={curveThrough(shown.map(pointAt), false)} />
          {shown.map((place) => (
            <g key={place} data-place={place}>
              <Tile square={squareOn(board, place)} place={{ ...pointAt(place), angle: 0 }} tile={theme.tile} />
            </g>
          ))}
          {shown
            .filter((place) => place % board.size === 0)
            .map((place) => (
              <LapFlag key={place} lap={place / board.size} place={{ ...pointAt(place), angle: 0 }} />
            ))}
          <g ref={walker.pawn} className={pawnClasses.pawn} transform={`translate(${at.x} ${at.y})`}>
            <circle ref={halo} className={pawnClasses.halo} cx={0} cy={0} r={44} />
            <g transform="translate(0 14) scale(0.88)">
              <Pawn face={pawn} body={walker.body} shadow={walker.shadow} isEager={distanceOf(board) === board.size} />
            </g>
          </g>
        </g>
      </g>
    </svg>
  )
}

/** Special squares of the previous lap are used. Those of the next lap are new again. */
function squareOn(board: BoardData, place: number): Square {
  const square = squareAt(board, place)
  const lap = Math.floor(place / board.size)
  if (lap === board.lap) return square
  return { ...square, used: lap < board.lap && square.kind !== 'none' }
}

/** Positions of sprites along the horizon of the strip. */
const stands = Array.from({ length: 11 }, (_, index) => 70 + index * 137)

const Backdrop = memo(function Backdrop({ theme }: { theme: Theme }) {
  const id = useId()
  const standing = theme.sprites.filter((sprite) => sprite.radius >= 22)
  return (
    <>
      <Shapes shapes={theme.land(sceneWidth, sceneHeight, 62)} />
      <SpriteSymbols id={id} theme={theme} />
      {stands.map((x, index) => {
        const sprite = standing[(index * 3 + 1) % standing.length]
        return sprite && <use key={x} href={`#${id}${sprite.name}`} x={x} y={72 - sprite.radius * 0.4} />
      })}
    </>
  )
})
