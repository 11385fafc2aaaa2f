import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

export default function Alerts() {
  return <Notifications position="top-center" containerWidth={380} limit={3} aria-live="polite" />
}
