import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openOnce } from '../../app/mutations/open-once.ts'
import { outageStore } from '../../app/offline-support.ts'
import { session } from '../../app/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { useStore } from '../../ui/store.ts'
import { queueCounts } from './mutation-queue.ts'
import classes from './offline.module.css'
import { showReplayResult } from './replay-and-report.ts'
import { seenTime } from './seen-time.ts'
import { registerServiceWorker } from './service-worker.tsx'
import { watchConnection } from './watch.ts'

/** A banner above every page: there is no connection, how old the data is, and how many changes wait. */
export function Offline() {
  const { t } = useLingui()
  const outage = useStore(outageStore)
  const { waiting, refused } = useStore(queueCounts)
  const router = useRouter()
  const owner = session.user?.id
  useEffect(() => {
    if (!owner) return
    return watchConnection(owner, () => {
      // Load the page that failed to open.
      if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
    })
  }, [owner, router])
  useEffect(registerServiceWorker, [])
  const isShown = outage !== null || refused > 0
  return (
    <div className={classes.place} data-shown={isShown || undefined}>
      <p className={classes.text} role="status">
        {outage && (
          <>
            <IconCloudOff className={classes.icon} size={18} aria-hidden="true" />
            <span>
              {outage.seenAt === null ? (
                <Trans>Offline</Trans>
              ) : (
                <Trans>Offline: data from {seenTime(outage.seenAt, new Date())}</Trans>
              )}
              {waiting > 0 && (
                <>
                  {' · '}
                  {t`${plural(waiting, { one: '# change waiting', other: '# changes waiting' })}`}
                </>
              )}
            </span>
          </>
        )}
      </p>
      {refused > 0 && (
        <Button size="compact-md" variant="white" color="red" onClick={() => openOnce(() => showReplayResult(0))}>
          {t`${plural(refused, { one: 'Couldn’t save # change', other: 'Couldn’t save # changes' })}`}
        </Button>
      )}
    </div>
  )
}
