import type { Notification } from '@questboard/api/notifications/schema'
import { Portrait } from '../../ui/Portrait.tsx'
import { appearanceOf } from './appearance.ts'
import classes from './notification-text.module.css'

/** The portrait of the sender, with an icon of the kind. */
export function Sender({ notification }: { notification: Notification }) {
  const { icon: Icon, tone } = appearanceOf(notification)
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
