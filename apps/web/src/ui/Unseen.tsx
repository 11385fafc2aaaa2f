import type { ComponentProps } from 'react'
import classes from './Unseen.module.css'

type UnseenProps = Omit<ComponentProps<'span'>, 'ref'> & { component?: 'span' | 'div' }

/** Text for screen readers only. */
export function Unseen({ component: Tag = 'span', ...rest }: UnseenProps) {
  return <Tag className={classes.unseen} {...rest} />
}
