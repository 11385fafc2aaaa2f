import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'
import type { ConnectedApp } from '@questboard/api/oauth/schema'
import { IconApps } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Ago } from '../notifications/Ago.tsx'
import classes from '../tokens/TokenList.module.css'
import { disconnectApp } from './disconnect.tsx'
import { ScopeList } from './ScopeList.tsx'

/** The apps that the user has connected. */
export function AppList() {
  const { t } = useLingui()
  const query = trpc.oauth.list.useQuery({}, { staleTime: 0 })
  const { data } = query
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the list</Trans>} />
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<IconApps size={32} />}
        title={<Trans>No connected apps</Trans>}
        text={<Trans>Assistants and other apps that you allow to use your account appear here.</Trans>}
      />
    )
  }
  return (
    <ul className={classes.list} aria-label={t`Connected apps`}>
      {data.map((app) => (
        <Row key={app.id} app={app} />
      ))}
    </ul>
  )
}

function Row({ app: { id, name, website, scopes, createdAt, lastUsedAt } }: { app: ConnectedApp }) {
  const { t } = useLingui()
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <bdi className={classes.name}>{name}</bdi>
        {website && (
          <Text size="sm">
            <Anchor href={website} target="_blank" rel="noreferrer">
              {new URL(website).host}
            </Anchor>
          </Text>
        )}
        <ScopeList scopes={scopes} />
        <Text size="sm" c="dimmed">
          <Trans>Connected on {formatDate(createdAt)}</Trans>
          {' · '}
          <Trans>
            Last used: <Ago at={lastUsedAt} />
          </Trans>
        </Text>
      </div>
      <BusyButton
        variant="subtle"
        color="red"
        size="sm"
        aria-label={t`Disconnect: ${name}`}
        run={() => disconnectApp(id, name)}
      >
        <Trans>Disconnect</Trans>
      </BusyButton>
    </li>
  )
}
