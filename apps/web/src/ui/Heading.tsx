import type { ComponentProps } from 'react'
import classes from './Heading.module.css'

type HeadingProps = ComponentProps<'h2'> & {
  /** The heading level. */
  order: 1 | 2 | 3
  /** The visual size, if it differs from the level. */
  size?: 1 | 2 | 3 | 4
}

/** A heading in the display font and the theme's sizes, without Mantine in the first load. */
export function Heading({ order, size = order, ...rest }: HeadingProps) {
  const Tag = `h${order}` as const
  return <Tag className={classes.heading} data-size={size} {...rest} />
}
