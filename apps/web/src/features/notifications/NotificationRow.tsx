import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import type { Notification } from '@questboard/api/notifications/schema'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import '../../ui/double-press.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { markSeen } from './mark-seen.ts'
import { NotificationText } from './NotificationText.tsx'
import { textsOf } from './notification-texts.ts'
import { openNotification } from './open.tsx'
import classes from './page.module.css'
import { removeNotification } from './remove.ts'
import { useNavigateTo } from './use-navigate-to.ts'

/** A notification in a list. A click opens it; the buttons next to it act without opening. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { t } = useLingui()
  const go = useNavigateTo()
  const { id, seen } = notification
  const { text } = textsOf(notification)
  return (
    <li className={classes.row} data-row={id} data-seen={seen || undefined}>
      <button
        type="button"
        className={classes.open}
        data-target
        onClick={() => void openNotification(notification, go)}
      >
        <NotificationText notification={notification} titled />
      </button>
      <span className={classes.actions}>
        {!seen && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t`Mark as seen: ${text}`}
            title={t({ message: 'Mark as seen', context: 'one notification' })}
            onClick={() => keepFocus(() => void markSeen([id]))}
          >
            <IconCheck size={20} />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t`Delete: ${text}`}
          title={t`Delete`}
          onClick={() => removeNotification(notification)}
        >
          <IconTrash size={20} />
        </ActionIcon>
      </span>
    </li>
  )
}
