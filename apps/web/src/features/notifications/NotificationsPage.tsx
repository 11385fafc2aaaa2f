import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RestingBell } from '../../ui/illustrations/RestingBell.tsx'
import { Page } from '../../ui/Page.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { useStillUnseen } from './current.ts'
import { markAllSeen } from './mark-seen.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { OldNotifications } from './OldNotifications.tsx'
import { openPushed, pushedIn } from './open-pushed.ts'
import classes from './page.module.css'
import { useNavigateTo } from './use-navigate-to.ts'

/** All notifications: unseen ones of the last 30 days, and the old ones below. A tap on a push leads here first. */
export function NotificationsPage() {
  const { t } = useLingui()
  usePageTitle(t`Notifications`)
  const [{ notifications }] = trpc.notifications.list.useSuspenseQuery({})
  const unseen = useStillUnseen(notifications)
  const go = useNavigateTo()
  const { open, seen } = useSearch({ strict: false, select: pushedIn })
  useEffect(() => {
    if (open !== undefined || seen !== undefined) void openPushed({ open, seen }, go)
  }, [open, seen, go])
  return (
    <Page width={48} isStacked title={<Trans>Notifications</Trans>}>
      <section aria-labelledby="unseen-title">
        <div className={classes.head}>
          <Title order={2} size="h3" id="unseen-title" tabIndex={-1} data-adds>
            <Trans>New</Trans>
          </Title>
          {unseen.length > 0 && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconChecks size={18} />}
              onClick={() => {
                document.getElementById('unseen-title')?.focus()
                void markAllSeen()
              }}
            >
              <Trans>Mark all as seen</Trans>
            </Button>
          )}
        </div>
        <PanelCard>
          {unseen.length === 0 ? (
            <EmptyState
              picture={<RestingBell />}
              title={<Trans>All quiet</Trans>}
              text={<Trans>News from your groups shows up here.</Trans>}
            />
          ) : (
            <ul>
              {unseen.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} />
              ))}
            </ul>
          )}
        </PanelCard>
      </section>
      <section aria-labelledby="old-title">
        <div className={classes.head}>
          <Title order={2} size="h3" id="old-title" tabIndex={-1} data-adds>
            <Trans>Earlier</Trans>
          </Title>
        </div>
        <PanelCard>
          <OldNotifications />
        </PanelCard>
      </section>
    </Page>
  )
}
