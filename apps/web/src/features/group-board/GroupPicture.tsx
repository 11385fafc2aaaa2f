import { type RefObject, useMemo, useRef } from 'react'
import { burst } from '../../ui/burst.ts'
import { Landscape, paletteOf } from '../board/Landscape.tsx'
import type { Layout } from '../board/layout.ts'
import { LapFlag, Squares } from '../board/Squares.tsx'
import type { Theme } from '../board/themes/theme.ts'
import type { Crowd, Member } from './crowds.ts'
import classes from './group-board.module.css'
import { distanceOf } from './moves.ts'
import { Token } from './Token.tsx'
import { transformOf, useTokenWalk } from './use-token-walk.ts'

type GroupPictureProps = {
  board: { id: string; size: number; squares: readonly { position: number; kind: SquareKind }[] }
  theme: Theme
  layout: Layout
  crowds: readonly Crowd[]
  ownId: string
  /** The lap on the flag at the start. */
  lap: number
}

type SquareKind = Parameters<typeof Squares>[0]['squares'][number]['kind']

/** The board of a group as a picture, hidden from screen readers: the list beside it has the same information. */
export function GroupPicture({ board, theme, layout, crowds, ownId, lap }: GroupPictureProps) {
  const { places, width, height } = layout
  const flag = useRef<SVGGElement>(null)
  // No square is ever used up: this board has no cards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the squares of a board never change
  const squares = useMemo(() => board.squares.map((square) => ({ ...square, used: false })), [board.id])
  const start = places[0] ?? { x: 0, y: 0, angle: 0 }
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${width} ${height}`}
      style={paletteOf(theme)}
      aria-hidden="true"
      data-group-board
    >
      <Landscape theme={theme} layout={layout} />
      <Squares squares={squares} places={places} tile={theme.tile} />
      <g ref={flag}>
        <LapFlag lap={lap} place={start} />
      </g>
      {crowds.flatMap(({ shown, radius }) =>
        shown.map(({ member, x, y }) => (
          <WalkingToken
            key={member.userId}
            member={member}
            standing={{ x, y, radius, boardId: board.id, distance: distanceOf(member, board.size), size: board.size }}
            layout={layout}
            flag={flag}
            hasRoom={shown.length === 1}
            isOwn={member.userId === ownId}
          />
        )),
      )}
      {crowds.map(
        ({ position, more, radius }) =>
          more && (
            <g key={position} transform={`translate(${more.x} ${more.y}) scale(${radius})`}>
              <circle className={classes.more} r={0.95} />
              <text className={classes.moreCount} y={0.3} fontSize={0.8}>
                +{more.count}
              </text>
            </g>
          ),
      )}
    </svg>
  )
}

type WalkingTokenProps = {
  member: Member
  standing: Parameters<typeof useTokenWalk>[1]
  layout: Layout
  flag: RefObject<SVGGElement | null>
  hasRoom: boolean
  isOwn: boolean
}

function WalkingToken({ member, standing, layout, flag, hasRoom, isOwn }: WalkingTokenProps) {
  const token = useRef<SVGGElement>(null)
  const lapSeen = useRef(member.lap)
  const at = (distance: number) => layout.places[distance % layout.places.length] ?? { x: 0, y: 0 }
  useTokenWalk(token, standing, at, () => {
    const isNewLap = member.lap > lapSeen.current
    lapSeen.current = member.lap
    if (isNewLap) burst(flag.current, { pieces: 22, reach: 120 })
  })
  return (
    <g ref={token} transform={transformOf(standing)} data-pawn={member.userId}>
      <Token member={member} hasRoom={hasRoom} isOwn={isOwn} />
    </g>
  )
}
