import { type CSSProperties, useId } from 'react'
import classes from './jar.module.css'

/** The inside of the jar, in the units of the drawing. */
const [top, bottom] = [16, 58]

/** A jar that fills with rubies. The numbers are next to it. */
export function Jar({ saved, ruby, size = 64 }: { saved: number; ruby: number; size?: number }) {
  const id = useId()
  const level = bottom - (bottom - top) * (saved / ruby)
  return (
    <svg className={classes.jar} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={id}>
        <path d="M14 16h36v34a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x="12" y="14" width="40" height="46" data-glass />
        <g className={classes.rubies} style={{ '--level': `${level}px` } as CSSProperties}>
          <rect x="12" y="0" width="40" height="64" data-rubies />
          {saved > 0 && (
            <path d="m20 3 4 2v4l-4 2-4-2V5Zm14 3 5 2.500v5L34 16l-5-2.500v-5Zm9-2 3 2v3l-3 2-3-2V6Z" data-shine />
          )}
        </g>
      </g>
      <path d="M14 16h36v34a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8Z" data-edge />
      <rect x="11" y="6" width="42" height="9" rx="3" data-lid />
    </svg>
  )
}
