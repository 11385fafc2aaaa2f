import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader, Group as Row, Title } from '@mantine/core'
import type { RubyEntry } from '@questboard/api/ledger/schema'
import { useCallback, useEffect, useState } from 'react'
import { formatDateTime } from '../../../app/format-dates.ts'
import { formatNumber } from '../../../app/format-number.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { useStore } from '../../../ui/store.ts'
import { reasons } from '../../ledger/reasons.ts'
import { SignedAmount } from '../../ledger/SignedAmount.tsx'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { Sheet } from '../Sheet.tsx'
import type { PersonState } from '../use-person.ts'
import { NeedsConnection } from './NeedsConnection.tsx'
import classes from './pages.module.css'

/** How many rows are read at once. */
const pageSize = 20

const byHand = new Set<RubyEntry['reason']>(['rubiesGiven', 'rubiesTaken', 'rubiesReversed'])

type Rows = { rows: RubyEntry[]; balance: number; next: string | null }

type RubiesProps = { groupId: string; me: PersonState['me']; onClose: () => void }

/** Where the rubies of the member who has entered come from, newest first. */
export function Rubies({ groupId, me, onClose }: RubiesProps) {
  const { t } = useLingui()
  const isOnline = useStore(isReachable)
  const [known, setKnown] = useState<Rows>()
  const [isReading, setReading] = useState(false)
  const { id: memberId } = me

  const read = useCallback(
    async (before?: Rows) => {
      setReading(true)
      try {
        const after = before?.next ?? undefined
        const page = await personClient.groups.rubies.list.query({ groupId, memberId, before: after, limit: pageSize })
        setKnown({ ...page, rows: [...(before?.rows ?? []), ...page.rows] })
      } catch {
        // The rows stay; without any, the sheet offers another try.
      }
      setReading(false)
    },
    [groupId, memberId],
  )
  useEffect(() => void read(), [read])

  return (
    <Sheet label={t`My rubies`} onClose={onClose}>
      <section className={classes.section}>
        <Row justify="space-between">
          <Title order={2} className={personClasses.title ?? ''}>
            <Trans>My rubies</Trans>
          </Title>
          <Amount currency="ruby" value={known?.balance ?? me.stats.ruby} size="lg" chip />
        </Row>
        <NeedsConnection />
        {known && known.rows.length === 0 && (
          <p className={classes.empty}>
            <Trans>No rubies yet. Tasks of the group earn them.</Trans>
          </p>
        )}
        {known && known.rows.length > 0 && (
          <ul className={personClasses.rows}>
            {known.rows.map((row) => (
              <RubyLine key={row.id} row={row} />
            ))}
          </ul>
        )}
        {!known && isReading && <Loader className={personClasses.loading} size="xl" />}
        {!known && !isReading && (
          <p className={classes.empty} role="alert">
            <Trans>Couldn’t load your rubies.</Trans>
          </p>
        )}
        <Row justify="flex-end">
          {(known ? known.next !== null : !isReading) && (
            <Button
              size="xl"
              variant="default"
              disabled={!isOnline && known !== undefined}
              loading={isReading}
              onClick={() => void read(known)}
            >
              {known ? <Trans>Show more</Trans> : <Trans>Try again</Trans>}
            </Button>
          )}
          <Button size="xl" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </Row>
      </section>
    </Sheet>
  )
}

function RubyLine({ row }: { row: RubyEntry }) {
  const { i18n, t } = useLingui()
  const { reason, item, note, by, amount, createdAt } = row
  const why = i18n._(reasons[reason].label)
  // What was given by hand is for no item; it names the group.
  const what = byHand.has(reason) ? null : item
  const [when, balance] = [formatDateTime(createdAt), formatNumber(row.balance)]
  return (
    <li className={personClasses.reward}>
      <span className={personClasses.text}>
        <bdi>{what ?? why}</bdi>
        <span className={personClasses.small}>
          {what !== null && `${why} · `}
          {when}
          {by && (
            <>
              {' · '}
              <Trans>
                by <bdi>{by.name}</bdi>
              </Trans>
            </>
          )}
        </span>
        {note && (
          <span className={personClasses.small} dir="auto">
            {t`“${note}”`}
          </span>
        )}
      </span>
      <span className={classes.moved}>
        <SignedAmount currency="ruby" amount={amount} />
        <span className={classes.small}>
          <Trans>{balance} in total</Trans>
        </span>
      </span>
    </li>
  )
}
