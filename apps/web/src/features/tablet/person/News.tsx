import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Notification } from '@questboard/api/notifications/schema'
import { IconCheck, IconVolume } from '@tabler/icons-react'
import { useStore } from '../../../ui/store.ts'
import { NotificationText } from '../../notifications/NotificationText.tsx'
import { textsOf } from '../../notifications/notification-texts.ts'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { canSpeak, speak } from '../speak.ts'
import { NeedsConnection } from './NeedsConnection.tsx'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { Section } from './Section.tsx'
import { useRunningCalls } from './use-running-calls.ts'

/** How many are shown at once. The next ones follow when these are read. */
const shownAtOnce = 5

/** What happened, newest first. What was read is gone. */
export function News({ state, reload }: Pick<PageProps, 'state' | 'reload'>) {
  const { running, run } = useRunningCalls(reload)
  const isOnline = useStore(isReachable)
  const news = state.news.filter(({ id }) => !running.has(id))
  /** An empty list marks all of them, also those that came meanwhile, so each is named. */
  const markRead = (notifications: readonly Notification[]) =>
    personClient.notifications.markSeen.mutate({ notificationIds: notifications.map(({ id }) => id) })
  return (
    <Section id="own-news" title={<Trans>News</Trans>}>
      {news.length === 0 ? (
        <p className={classes.empty}>
          <Trans>Nothing new.</Trans>
        </p>
      ) : (
        <>
          <ul className={personClasses.rows}>
            {news.slice(0, shownAtOnce).map((notification) => (
              <NewsRow
                key={notification.id}
                notification={notification}
                isOnline={isOnline}
                onRead={() => void run({ id: notification.id, title: '' }, () => markRead([notification]))}
              />
            ))}
          </ul>
          {news.length > 1 && (
            <div className={classes.actions}>
              <Button
                size="lg"
                variant="default"
                leftSection={<IconCheck size={26} />}
                disabled={!isOnline}
                loading={running.has('all')}
                onClick={() => void run({ id: 'all', title: '' }, () => markRead(news))}
              >
                <Trans>I’ve read everything</Trans>
              </Button>
            </div>
          )}
          <NeedsConnection />
        </>
      )}
    </Section>
  )
}

type NewsRowProps = { notification: Notification; isOnline: boolean; onRead: () => void }

function NewsRow({ notification, isOnline, onRead }: NewsRowProps) {
  const { t } = useLingui()
  const { text } = textsOf(notification)
  return (
    <li className={`${personClasses.reward} ${classes.news}`}>
      <NotificationText notification={notification} titled />
      <span className={classes.newsSide}>
        {canSpeak && (
          <button
            type="button"
            className={personClasses.side}
            aria-label={t`Read “${text}” aloud`}
            onClick={() => speak(text)}
          >
            <IconVolume size={30} />
          </button>
        )}
        <Button size="lg" variant="light" disabled={!isOnline} aria-label={t`I’ve read it: ${text}`} onClick={onRead}>
          <Trans>I’ve read it</Trans>
        </Button>
      </span>
    </li>
  )
}
