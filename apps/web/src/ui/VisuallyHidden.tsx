import type { ComponentProps } from 'react'
import classes from './VisuallyHidden.module.css'

type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'ref'> & { component?: 'span' | 'div' }

/** Text for screen readers only. */
export function VisuallyHidden({ component: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className={classes.hidden} {...rest} />
}
