import { initialsOf } from '../../ui/initials.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './people.module.css'

type Face = { userId: string; name: string; imageUrl: string | null }

/** The colour of a member, the same on every screen. Two may share one: then the initials tell them apart. */
const colourOf = (userId: string): number => [...userId].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 8

/** More names would not fit beside the faces on a phone. */
const maxNames = 2

type PeopleProps = {
  people: readonly Face[]
  /** Pixels. */
  size?: number
  /** Whether the names of one or two are written beside their faces. */
  isNamed?: boolean
}

/**
 * Small portraits side by side, with initials and a colour, because faces may be the same. Names that are not written
 * are read by screen readers and shown as tooltips.
 */
export function People({ people, size = 28, isNamed = false }: PeopleProps) {
  const names = people.map(({ name }) => name).join(', ')
  return (
    <span className={classes.people} title={names}>
      {people.map(({ userId, name, imageUrl }) => (
        <span key={userId} className={classes.person} data-colour={colourOf(userId)} aria-hidden="true">
          <Portrait name={name} imageUrl={imageUrl} size={size} />
          {imageUrl && (
            <span className={classes.initials} dir="auto">
              {initialsOf(name)}
            </span>
          )}
        </span>
      ))}
      {isNamed && people.length <= maxNames ? (
        <span className={classes.names} dir="auto">
          {names}
        </span>
      ) : (
        <VisuallyHidden>{names}</VisuallyHidden>
      )}
    </span>
  )
}
