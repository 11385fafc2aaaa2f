import type { Notification } from '@questboard/api/notifications/schema'
import { Ago } from './Ago.tsx'
import { Sender } from './Sender.tsx'
import classes from './told.module.css'
import { wordsOf } from './words.ts'

type ToldProps = {
  notification: Notification
  /** Where it stands among others its title is seen too; a dialog has it above. */
  titled?: boolean
}

/** Who says what, and when. */
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
