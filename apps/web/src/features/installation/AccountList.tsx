import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ShownAccount } from '@questboard/api/installation/schema'
import { IconSearch, IconUser } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { lockAccount, resetAccount, unlockAccount } from './account-actions.tsx'
import classes from './installation.module.css'

/** Everyone who has an account, with a search over names and addresses. */
export function AccountList() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const [page, setPage] = useState(1)
  const query = trpc.installation.accounts.useQuery(
    { search, page },
    { staleTime: 0, placeholderData: keepPreviousData },
  )
  return (
    <Stack>
      <TextInput
        type="search"
        aria-label={t`Search the accounts`}
        placeholder={t`Name or e-mail`}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={typed}
        maxLength={254}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setPage(1)
        }}
      />
      {query.data ? (
        <Found {...query.data} page={page} turnTo={setPage} />
      ) : (
        <LoadingOrError query={query} title={<Trans>Couldn’t load the accounts</Trans>} />
      )}
    </Stack>
  )
}

type FoundProps = { accounts: ShownAccount[]; hasMore: boolean; page: number; turnTo: (page: number) => void }

function Found({ accounts, hasMore, page, turnTo }: FoundProps) {
  const { t } = useLingui()
  return (
    <>
      {accounts.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          <Trans>No one found. Try a part of the name or the e-mail.</Trans>
        </Text>
      ) : (
        <ul className={classes.list} aria-label={t`Accounts`}>
          {accounts.map((account) => (
            <Row key={account.id} account={account} />
          ))}
        </ul>
      )}
      {(hasMore || page > 1) && (
        <Group justify="space-between">
          <Button variant="default" size="sm" disabled={page === 1} onClick={() => turnTo(page - 1)}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="default" size="sm" disabled={!hasMore} onClick={() => turnTo(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </Group>
      )}
    </>
  )
}

function Row({ account }: { account: ShownAccount }) {
  const { t } = useLingui()
  const { name, email, lastSeenDay, isLocked, isOwner, isLeaving } = account
  const seen = formatDate(lastSeenDay)
  return (
    <RecordRow icon={<IconUser size={24} />} title={name}>
      <span className={classes.path}>{email}</span>
      {isOwner && (
        <span className={classes.mine}>
          <Trans>You</Trans>
        </span>
      )}
      {isLocked && (
        <span className={classes.locked}>
          <Trans>Locked</Trans>
        </span>
      )}
      <span>{isLeaving ? <Trans>Being deleted</Trans> : <Trans>Last visit: {seen}</Trans>}</span>
      {!isOwner && !isLeaving && (
        <Group gap="xs" mt={8}>
          {isLocked ? (
            <Button
              variant="default"
              size="sm"
              aria-label={t`Unlock ${name}`}
              onClick={() => void unlockAccount(account)}
            >
              <Trans>Unlock</Trans>
            </Button>
          ) : (
            <>
              <Button
                variant="default"
                size="sm"
                aria-label={t`New password for ${name}`}
                onClick={() => void resetAccount(account)}
              >
                <Trans>New password</Trans>
              </Button>
              <Button
                variant="outline"
                color="red"
                size="sm"
                aria-label={t`Lock ${name}`}
                onClick={() => void lockAccount(account)}
              >
                <Trans>Lock</Trans>
              </Button>
            </>
          )}
        </Group>
      )}
    </RecordRow>
  )
}
