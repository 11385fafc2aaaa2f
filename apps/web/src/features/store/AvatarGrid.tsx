import type { Avatar } from '@questboard/api/store/schema'
import { useId } from 'react'
import classes from './avatar-grid.module.css'

type AvatarGridProps = {
  avatars: readonly Avatar[]
  /** The id of the chosen one. */
  value: string | undefined
  onChoose: (id: string) => void
  label: string
}

/** A grid of faces, of which one is chosen. */
export function AvatarGrid({ avatars, value, onChoose, label }: AvatarGridProps) {
  const name = useId()
  return (
    <fieldset className={classes.grid} aria-label={label}>
      {avatars.map((avatar) => (
        <label key={avatar.id} className={classes.face}>
          <input
            type="radio"
            name={name}
            aria-label={avatar.name}
            checked={avatar.id === value}
            onChange={() => onChoose(avatar.id)}
          />
          <img src={avatar.imagePath} alt="" width={160} height={160} />
        </label>
      ))}
    </fieldset>
  )
}
