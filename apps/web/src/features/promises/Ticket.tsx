import type { ReactNode } from 'react'
import classes from './ticket.module.css'

type TicketProps = {
  id: string
  /** A picture on the part that is torn off. */
  stub: ReactNode
  title: string
  /** Facts below the title. */
  children?: ReactNode
  /** Buttons. */
  end?: ReactNode
  size?: 'lg'
}

/** A voucher, which looks like a ticket. It is an item of a list, whose focus is in the element with `data-target`. */
export function Ticket({ id, stub, title, children, end, size }: TicketProps) {
  return (
    <li className={classes.ticket} data-row={id} data-size={size}>
      <span className={classes.stub} aria-hidden="true">
        {stub}
      </span>
      <div className={classes.text}>
        <bdi className={classes.title}>{title}</bdi>
        {children && <span className={classes.facts}>{children}</span>}
      </div>
      {end && <span className={classes.end}>{end}</span>}
    </li>
  )
}
