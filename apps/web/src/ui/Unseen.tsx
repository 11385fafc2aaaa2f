import type { ComponentProps } from 'react'
import classes from './Unseen.module.css'

type UnseenProps = Omit<ComponentProps<'span'>, 'ref'> & { component?: 'span' | 'div' }

/** Words for those who listen to the page, out of sight of the others. */
export function Unseen({ component: Tag = 'span', ...rest }: UnseenProps) {
  return <Tag className={classes.unseen} {...rest} />
}
