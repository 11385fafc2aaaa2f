import { memo, type RefObject, useId } from 'react'
import { initialsOf } from '../../ui/initials.ts'
import type { PawnFace } from './board.ts'
import classes from './pawn.module.css'

type PawnProps = {
  face: PawnFace
  /** Parts that move separately while the pawn walks. */
  body?: RefObject<SVGGElement | null>
  shadow?: RefObject<SVGEllipseElement | null>
  /** The pawn has not moved yet, and an animation invites the first step. */
  isEager?: boolean
}

/** A wooden pawn at (0, 0) with the face of its owner. */
export const Pawn = memo(function Pawn({ face, body, shadow, isEager = false }: PawnProps) {
  const id = useId()
  return (
    <>
      <ellipse ref={shadow} className={classes.shadow} cx={7} cy={8} rx={35} ry={13} />
      <g ref={body} className={isEager ? classes.eager : undefined}>
        <path className={classes.deep} d="M-29-3v7a29 12 0 0 0 58 0v-7z" />
        <ellipse className={classes.main} cx={0} cy={-3} rx={29} ry={12} />
        <path className={classes.main} d="M-20-5C-20-16-11-22-10-44h20C11-22 20-16 20-5a20 8 0 0 1-40 0z" />
        <path
          className={classes.deep}
          d="M3-44h7C11-22 20-16 20-5A20 8 0 0 1 6 2.600C10-10 4-22 3-44z"
          opacity={0.45}
        />
        <ellipse className={classes.light} cx={0} cy={-40} rx={18} ry={6.5} />
        <circle className={classes.rim} cx={0} cy={-76} r={41} />
        <circle className={classes.plate} cx={0} cy={-76} r={34.5} />
        {face.imageUrl ? (
          <>
            <clipPath id={id}>
              <circle cx={0} cy={-76} r={34.5} />
            </clipPath>
            <image
              href={face.imageUrl}
              x={-35}
              y={-111}
              width={70}
              height={70}
              clipPath={`url(#${id})`}
              preserveAspectRatio="xMidYMid slice"
            />
          </>
        ) : (
          <text className={classes.initials} y={-65}>
            {initialsOf(face.name)}
          </text>
        )}
      </g>
    </>
  )
})
