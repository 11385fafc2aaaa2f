import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import type { AccessToken } from '@questboard/api/tokens/schema'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Ago } from '../notifications/Ago.tsx'
import { openTokenForm } from './open-token-form.tsx'
import { revokeToken } from './revoke.tsx'
import { ScopeSummary } from './ScopeSummary.tsx'
import classes from './TokenList.module.css'

/** The user's API tokens, and a button to create one. */
export function TokenList() {
  const { t } = useLingui()
  const query = trpc.tokens.list.useQuery({}, { staleTime: 0 })
  const { data } = query
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the list</Trans>} />
  const add = (
    <Button variant="light" leftSection={<IconPlus size={18} />} onClick={openTokenForm}>
      <Trans>New token</Trans>
    </Button>
  )
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<IconKey size={32} />}
        title={<Trans>No API tokens yet</Trans>}
        text={<Trans>Give a script or a display a token, never your password.</Trans>}
        action={add}
      />
    )
  }
  return (
    <>
      <ul className={classes.list} aria-label={t`API tokens`}>
        {data.map((token) => (
          <Row key={token.id} token={token} />
        ))}
      </ul>
      {add}
    </>
  )
}

function Row({ token: { id, name, scopes, createdAt, expiresAt, lastUsedAt } }: { token: AccessToken }) {
  const { t } = useLingui()
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()

  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <bdi className={classes.name}>{name}</bdi>
        <Text size="sm">
          <ScopeSummary scopes={scopes} />
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>Created on {formatDate(createdAt)}</Trans>
          {' · '}
          {lastUsedAt ? (
            <Trans>
              Last used: <Ago at={lastUsedAt} />
            </Trans>
          ) : (
            <Trans>Never used</Trans>
          )}
        </Text>
        <Text size="sm" c={isOver ? 'red' : 'dimmed'}>
          <Expiry expiresAt={expiresAt} isOver={isOver} />
        </Text>
      </div>
      <BusyButton
        variant="subtle"
        color="red"
        size="sm"
        aria-label={t`Revoke: ${name}`}
        run={() => revokeToken(id, name)}
      >
        <Trans>Revoke</Trans>
      </BusyButton>
    </li>
  )
}

function Expiry({ expiresAt, isOver }: { expiresAt: string | null; isOver: boolean }) {
  if (expiresAt === null) return <Trans>Works until you revoke it</Trans>
  // It expires at the end of a day, so that is the last day on which it works.
  const lastDay = formatDate(new Date(Date.parse(expiresAt) - 1))
  return isOver ? <Trans>Expired on {lastDay}</Trans> : <Trans>Works until {lastDay}</Trans>
}
