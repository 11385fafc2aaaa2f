import { Trans } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import { readFailure } from '../../app/failure.ts'
import classes from './tablet.module.css'

/** Before the first state. Without a connection and without a stored state there is nothing else to show. */
export function Loading({ error }: { error: unknown }) {
  const isOffline = error !== undefined && readFailure(error).status === null
  return (
    <main className={classes.alone} id="main" role="status">
      {error === undefined ? (
        <Loader size="xl" />
      ) : (
        <p className={classes.big}>
          {isOffline ? (
            <Trans>No connection yet. The family screen appears as soon as there is one.</Trans>
          ) : (
            <Trans>The server can’t show the family screen right now. We keep trying.</Trans>
          )}
        </p>
      )}
    </main>
  )
}
