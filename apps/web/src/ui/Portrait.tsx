import { initialsOf } from './initials.ts'
import classes from './Portrait.module.css'

type PortraitProps = {
  name: string
  imageUrl: string | null
  /** Pixels. */
  size?: number
}

/** A user's avatar or initials. It is hidden from screen readers, because the name is next to it. */
export function Portrait({ name, imageUrl, size = 40 }: PortraitProps) {
  const box = { width: size, height: size, fontSize: size * 0.4 }
  return imageUrl ? (
    <img className={classes.portrait} style={box} src={imageUrl} alt="" width={size} height={size} />
  ) : (
    <span className={classes.portrait} style={box} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
