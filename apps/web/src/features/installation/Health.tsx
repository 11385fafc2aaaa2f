import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { Overview } from '@questboard/api/installation/schema'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../app/format-dates.ts'
import { formatNumber } from '../../app/format-number.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { formatSize } from './format-size.ts'
import { InContainer } from './InContainer.tsx'
import classes from './installation.module.css'
import { TestEmail } from './TestEmail.tsx'

/** How the server is doing, and whether it can send e-mails. */
export function Health() {
  const query = trpc.installation.overview.useQuery({})
  if (!query.data) return <LoadingOrError query={query} title={<Trans>Couldn’t load this</Trans>} />
  const { version, node, database, startedAt, freeBytes, accounts, checkedOn, mail } = query.data
  return (
    <Stack>
      <dl className={classes.facts}>
        <Fact name={<Trans>Version</Trans>}>{`Questboard ${version}, Node ${node}`}</Fact>
        <Fact name={<Trans>Running since</Trans>}>{formatDateTime(startedAt)}</Fact>
        <Fact name={<Trans>Database</Trans>}>
          {database.engine === 'embedded' ? (
            <Trans>Built in (PostgreSQL {database.version})</Trans>
          ) : (
            `PostgreSQL ${database.version}`
          )}
        </Fact>
        {freeBytes !== null && <Fact name={<Trans>Free on the disk</Trans>}>{formatSize(freeBytes)}</Fact>}
        <Fact name={<Trans>Accounts</Trans>}>
          {accounts.locked > 0 ? (
            <Trans>
              {formatNumber(accounts.all)}, locked: {formatNumber(accounts.locked)}
            </Trans>
          ) : (
            formatNumber(accounts.all)
          )}
        </Fact>
        <Fact name={<Trans>Balances checked</Trans>}>
          {checkedOn ? formatDate(checkedOn) : <Trans>Not yet. It happens every night.</Trans>}
        </Fact>
        <Fact name={<Trans>E-mails</Trans>}>
          <MailState mail={mail} />
        </Fact>
      </dl>
      <TestEmail />
    </Stack>
  )
}

function MailState({ mail: { isSetUp, folder, failed, waiting } }: Pick<Overview, 'mail'>) {
  const [shownFailed, shownWaiting] = [formatNumber(failed), formatNumber(waiting)]
  return (
    <>
      {isSetUp ? (
        <Trans>Sent by your mail server.</Trans>
      ) : (
        <Trans>No mail server. They are kept as files, and addresses are not checked.</Trans>
      )}
      {folder && <code className={classes.path}>{folder}</code>}
      {waiting > 0 && (
        <Text size="sm">
          <Trans>Waiting: {shownWaiting}</Trans>
        </Text>
      )}
      {failed > 0 && (
        <Text size="sm" c="var(--mantine-color-error)">
          <Trans>
            Failed: {shownFailed}. To see why, run this where the server runs:{' '}
            <code>npm run operator -- failed-emails</code>
          </Trans>{' '}
          <InContainer />
        </Text>
      )}
    </>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
