import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { session } from '../app/trpc.ts'
import classes from './Alerts.module.css'
import { useIsSmall } from './use-is-small.ts'

// What one user is shown is not shown to the next. An alert that says why a session ended comes after this.
session.onSignedOut(() => notifications.clean())

export default function Alerts() {
  const isSmall = useIsSmall()
  return (
    <Notifications
      position={isSmall ? 'bottom-center' : 'top-center'}
      classNames={{ root: classes.root ?? '' }}
      containerWidth={380}
      limit={3}
      aria-live="polite"
    />
  )
}
