import { Portrait } from '../../ui/Portrait.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './people.module.css'

type Shown = { userId: string; name: string; imageUrl: string | null }

/** Small portraits side by side. Their names are read by screen readers and shown as tooltips. */
export function People({ people, size = 28 }: { people: readonly Shown[] /** Pixels. */; size?: number }) {
  const names = people.map(({ name }) => name).join(', ')
  return (
    <span className={classes.people} title={names}>
      {people.map(({ userId, name, imageUrl }) => (
        <span key={userId} className={classes.person} aria-hidden="true">
          <Portrait name={name} imageUrl={imageUrl} size={size} />
        </span>
      ))}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  )
}
