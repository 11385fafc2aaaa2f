import type { Tag } from '@questboard/api/tags/schema'
import classes from '../tags/dots.module.css'

/** Tags as dots of their colours. Their names appear while the pointer or the focus is on the row. */
export function TagDots({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null
  return (
    <span className={classes.dots}>
      {tags.map(({ id, color, name }) => (
        <span key={id} className={classes.tag} data-color={color} title={name}>
          <span className={classes.name}>{name}</span>
        </span>
      ))}
    </span>
  )
}
