import classes from './emblem.module.css'
import type { Milestone } from './milestones.ts'

/** The picture of a milestone: a medal with the level, the flag of the start, or a flame with its count. */
export function Emblem({ milestone }: { milestone: Milestone }) {
  return (
    <svg className={classes.emblem} viewBox="0 0 120 120" aria-hidden="true">
      <path className={classes.rays} d={rays} />
      <g className={classes.piece}>
        {milestone.kind === 'level' && <Medal level={milestone.level} />}
        {milestone.kind === 'lap' && <Flag lap={milestone.lap} />}
        {milestone.kind === 'streak' && <Flame count={milestone.count} />}
      </g>
    </svg>
  )
}

/** Twelve wedges around the centre. */
const rays = Array.from({ length: 12 }, (_, ray) => {
  const at = (turn: number) => {
    const angle = ((ray + turn) / 6) * Math.PI
    return `${(60 + 58 * Math.cos(angle)).toFixed(1)} ${(60 + 58 * Math.sin(angle)).toFixed(1)}`
  }
  return `M60 60 ${at(-0.22)} ${at(0.22)}Z`
}).join('')

function Medal({ level }: { level: number }) {
  return (
    <>
      <path className={classes.ribbon} d="m40 74-12 34 14-4 9 11 9-26 9 26 9-11 14 4-12-34Z" />
      <circle className={classes.rim} cx="60" cy="54" r="36" />
      <circle className={classes.face} cx="60" cy="54" r="27" />
      <Count value={level} y={55} size={level > 99 ? 22 : 30} />
    </>
  )
}

function Flag({ lap }: { lap: number }) {
  return (
    <>
      <path className={classes.pole} d="M32 14v94" />
      <path className={classes.cloth} d="M34 18c18-8 34 8 58 0v46c-24 8-40-8-58 0Z" />
      <Count value={lap} y={43} size={28} isLight />
    </>
  )
}

function Flame({ count }: { count: number }) {
  return (
    <>
      <path
        className={classes.fire}
        d="M62 8c4 22 32 30 32 62a34 34 0 0 1-68 0c0-14 7-22 13-30 2 8 5 11 9 13 0-18 4-34 14-45Z"
      />
      <path className={classes.heart} d="M61 52c2 12 17 17 17 32a18 18 0 0 1-36 0c0-14 14-18 19-32Z" />
      <Count value={count} y={84} size={count > 99 ? 16 : 20} />
    </>
  )
}

function Count({ value, y, size, isLight = false }: { value: number; y: number; size: number; isLight?: boolean }) {
  return (
    <text className={classes.count} data-light={isLight || undefined} x={isLight ? 63 : 60} y={y} fontSize={size}>
      {value}
    </text>
  )
}
