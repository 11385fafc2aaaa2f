import type { Notification } from '@questboard/api/notifications/schema'
import { Ago } from './Ago.tsx'
import classes from './notification-text.module.css'
import { textsOf } from './notification-texts.ts'
import { Sender } from './Sender.tsx'

type NotificationTextProps = {
  notification: Notification
  /** Whether the title is shown; a dialog already has it. */
  titled?: boolean
}

/** The content of a notification: sender, text and time. */
export function NotificationText({ notification, titled = false }: NotificationTextProps) {
  const { title, text } = textsOf(notification)
  return (
    <span className={classes.notification}>
      <Sender notification={notification} />
      <span className={classes.words}>
        {titled && <span className={classes.title}>{title}</span>}
        <span className={classes.text} data-whole={!titled || undefined}>
          {text}
        </span>
        <span className={classes.ago}>
          <Ago at={notification.createdAt} />
        </span>
      </span>
    </span>
  )
}
