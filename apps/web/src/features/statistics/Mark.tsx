import classes from './statistics.module.css'
import type { Level } from './year.ts'

/** Pixels of the side of a mark. */
const sides: Record<Level, number> = { 0: 3, 1: 6, 2: 9, 3: 12 }
const ring = 13

type MarkProps = { x: number; y: number; level: Level; isMissed: boolean; isChosen?: boolean; isFocused?: boolean }

/** The mark of a day in the heatmap. */
export function Mark({ x, y, level, isMissed, isChosen = false, isFocused = false }: MarkProps) {
  const side = sides[level]
  return (
    <g>
      <rect className={classes.mark} data-level={level} {...square(x, y, side)} rx={Math.min(3, side / 3)} />
      {isMissed && <circle className={classes.missed} cx={x} cy={y} r={ring / 2} />}
      {isChosen && (
        <rect className={classes.chosen} data-focused={isFocused || undefined} {...square(x, y, 15)} rx={4} />
      )}
    </g>
  )
}

const square = (x: number, y: number, side: number) => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
})
