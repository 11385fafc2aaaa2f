import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { usePages } from '../../app/use-pages.ts'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { oldPagesKey, useNotRemoved } from './current.ts'
import { NotificationRow } from './NotificationRow.tsx'
import classes from './page.module.css'

/** Seen notifications and those older than 30 days, newest first, one page at a time. */
export function OldNotifications() {
  const pages = usePages({
    queryKey: oldPagesKey,
    fetchPage: trpcClient.notifications.old.query,
    itemsOf: ({ notifications }) => notifications,
  })
  const old = useNotRemoved(pages.data ?? [])
  if (!pages.data) return <LoadingOrError query={pages} title={<Trans>Couldn’t load earlier notifications</Trans>} />
  if (old.length === 0) {
    return (
      <Text className={classes.nothing} c="dimmed">
        <Trans>Notifications you’ve seen show up here.</Trans>
      </Text>
    )
  }
  return (
    <>
      <ul>
        {old.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      <LoadMoreRow pages={pages} />
    </>
  )
}
