import type { Notification } from '@questboard/api/notifications/schema'
import { Portrait } from '../../ui/Portrait.tsx'
import { lookOf } from './look.ts'
import classes from './told.module.css'

/** Who sent a notification, with the sign of its kind at the edge of the picture. */
export function Sender({ notification }: { notification: Notification }) {
  const { icon: Icon, tone } = lookOf(notification)
  const { sender, group } = notification.data
  return (
    <span className={classes.sender} aria-hidden="true">
      <Portrait name={sender?.name ?? group?.name ?? '?'} imageUrl={sender?.imageUrl ?? null} size={40} />
      <span className={classes.sign} data-tone={tone}>
        <Icon size={14} />
      </span>
    </span>
  )
}
