import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import classes from './Alerts.module.css'
import { useIsSmall } from './use-is-small.ts'

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
