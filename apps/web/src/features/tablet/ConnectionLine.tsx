import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import { useStore } from '../../ui/store.ts'
import { seenTime } from '../offline/seen-time.ts'
import { isReachable } from './connection.ts'
import classes from './tablet.module.css'
import { unsentTicks } from './wall.ts'

/** Without a connection: from when the shown state is, and what waits to be sent. */
export function ConnectionLine({ at }: { at: string }) {
  const { t } = useLingui()
  const isOnline = useStore(isReachable)
  const waiting = useStore(unsentTicks).length
  return (
    <div className={classes.connection} role="status">
      {!isOnline && (
        <p className={classes.offline}>
          <IconCloudOff size={26} aria-hidden="true" />
          <span>
            <Trans>No connection. Last seen: {seenTime(new Date(at).getTime(), new Date())}</Trans>
            {waiting > 0 && (
              <>
                {' · '}
                {t`${plural(waiting, { one: '# tick is saved', other: '# ticks are saved' })}`}
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
