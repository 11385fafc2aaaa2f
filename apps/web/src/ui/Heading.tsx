import type { ComponentProps } from 'react'
import classes from './Heading.module.css'

type HeadingProps = ComponentProps<'h2'> & {
  /** Among the headings of the page. */
  order: 1 | 2 | 3
  /** By looks, where they differ from its order. */
  size?: 1 | 2 | 3 | 4
}

/** A heading in the display face, in the sizes of the theme, without Mantine in the first load. */
export function Heading({ order, size = order, ...rest }: HeadingProps) {
  const Tag = `h${order}` as const
  return <Tag className={classes.heading} data-size={size} {...rest} />
}
