import type { Notification } from '@questboard/api/notifications/schema'
import { Ago } from './Ago.tsx'
import { Sender } from './Sender.tsx'
import classes from './told.module.css'
import { wordsOf } from './words.ts'

type ToldProps = {
  notification: Notification
  /** Whether the title is shown; a dialog already has it. */
  titled?: boolean
}

/** The content of a notification: sender, text and time. */
export function Told({ notification, titled = false }: ToldProps) {
  const { title, text } = wordsOf(notification)
  return (
    <span className={classes.told}>
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
