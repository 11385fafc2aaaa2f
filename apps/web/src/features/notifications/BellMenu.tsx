import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Notification } from '@questboard/api/notifications/schema'
import { IconChevronRight, IconHistory, IconInbox } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc, trpcUtils } from '../../app/trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RestingBell } from '../../ui/illustrations/RestingBell.tsx'
import classes from './bell-menu.module.css'
import { useStillUnseen } from './current.ts'
import { markAllSeen } from './mark-seen.ts'
import { NotificationText } from './NotificationText.tsx'
import { openNotification } from './open.tsx'
import { useNavigateTo } from './use-navigate-to.ts'

type BellMenuProps = { onClose: () => void }

/** The menu of the bell: unseen notifications, and links to pending requests and to old notifications. */
export function BellMenu({ onClose }: BellMenuProps) {
  const { t } = useLingui()
  const query = trpc.notifications.list.useQuery({})
  const unseen = useStillUnseen(query.data?.notifications ?? none)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Data read a moment ago may be older than the count next to the bell.
    void trpcUtils.notifications.list.invalidate()
  }, [])
  return (
    <>
      <div className={classes.head}>
        <h2 ref={title} className={classes.title} tabIndex={-1}>
          <Trans>Notifications</Trans>
        </h2>
        {unseen.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              // The button disappears.
              title.current?.focus()
              void markAllSeen()
            }}
          >
            <Trans>Mark as seen</Trans>
          </Button>
        )}
      </div>
      <div className={classes.body}>
        {query.data ? (
          <UnseenNotifications unseen={unseen} onClose={onClose} />
        ) : (
          <LoadingOrError query={query} title={<Trans>Couldn’t load notifications</Trans>} />
        )}
      </div>
      <nav className={classes.foot} aria-label={t`Approvals and old notifications`}>
        <Link to="/approvals" className={classes.way} onClick={onClose}>
          <IconInbox size={20} aria-hidden="true" />
          <span className={classes.wayName}>
            <Trans>Waiting for your approval</Trans>
          </span>
          <IconChevronRight size={16} aria-hidden="true" />
        </Link>
        <Link to="/notifications" className={classes.way} onClick={onClose}>
          <IconHistory size={20} aria-hidden="true" />
          <span className={classes.wayName}>
            <Trans>Old notifications</Trans>
          </span>
          <IconChevronRight size={16} aria-hidden="true" />
        </Link>
      </nav>
    </>
  )
}

const none: Notification[] = []

function UnseenNotifications({ unseen, onClose }: BellMenuProps & { unseen: Notification[] }) {
  const go = useNavigateTo()
  if (unseen.length === 0) {
    return (
      <EmptyState
        picture={<RestingBell />}
        title={<Trans>All quiet</Trans>}
        text={<Trans>News from your groups shows up here.</Trans>}
      />
    )
  }
  return (
    <ul className={classes.list}>
      {unseen.map((notification) => (
        <li key={notification.id}>
          <button
            type="button"
            className={classes.item}
            onClick={() => {
              onClose()
              void openNotification(notification, go)
            }}
          >
            <NotificationText notification={notification} titled />
          </button>
        </li>
      ))}
    </ul>
  )
}
