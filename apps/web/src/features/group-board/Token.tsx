import { initialsOf } from '../../ui/initials.ts'
import type { Member } from './crowds.ts'
import classes from './token.module.css'

type TokenProps = {
  member: Member
  /** Alone on its square, so there is room for the avatar. */
  hasRoom?: boolean
  isOwn?: boolean
}

/** A member's pawn around (0, 0) with the radius 1: colour, outline and initials, and the avatar if there is room. */
export function Token({ member: { name, imageUrl, resting, look }, hasRoom = false, isOwn = false }: TokenProps) {
  const initials = initialsOf(name)
  return (
    <>
      <path className={classes.shape} d={look.outline} fill={look.colour} data-own={isOwn || undefined} />
      {resting && <Parasol />}
      {hasRoom && imageUrl ? (
        <>
          <circle className={classes.plate} r={0.66} />
          <image className={classes.face} href={imageUrl} x={-0.66} y={-0.66} width={1.32} height={1.32} />
          <rect className={classes.tag} x={-0.62} y={0.42} width={1.24} height={0.68} rx={0.34} fill={look.colour} />
          <text className={classes.initials} direction={directionOf(initials)} y={0.98} fontSize={0.6}>
            {initials}
          </text>
        </>
      ) : (
        <text
          className={classes.initials}
          direction={directionOf(initials)}
          y={0.3}
          fontSize={initials.length > 1 ? 0.82 : 0.95}
        >
          {initials}
        </text>
      )}
    </>
  )
}

/** SVG has no `dir="auto"`. */
const directionOf = (text: string): 'ltr' | 'rtl' =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text) ? 'rtl' : 'ltr'

function Parasol() {
  return (
    <g transform="translate(0.5 -0.78) rotate(14) scale(0.78)" data-parasol>
      <path className={classes.pole} d="M0-.6V1" />
      <path className={classes.canopy} d="M-1 0A1 .95 0 0 1 1 0z" />
      <path className={classes.stripe} d="M-.36 0A.4 .95 0 0 1 .36 0z" />
    </g>
  )
}
