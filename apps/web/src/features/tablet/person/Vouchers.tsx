import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import type { GroupPromise } from '@questboard/api/promises/schema'
import { IconTicket } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../app/format-dates.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { useStore } from '../../../ui/store.ts'
import { Ticket } from '../../promises/Ticket.tsx'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import { once } from './once.ts'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { Section } from './Section.tsx'
import { SheetForm } from './SheetForm.tsx'

/** What the member has redeemed and not got yet. */
export function Vouchers({ wall, state, reload }: Pick<PageProps, 'wall' | 'state' | 'reload'>) {
  const { t } = useLingui()
  const groupId = wall.group.id
  const isOnline = useStore(isReachable)
  const [vouchers, setVouchers] = useState<GroupPromise[]>([])
  const [returned, setReturned] = useState<GroupPromise>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state and the time of the wall say that something changed
  useEffect(() => {
    let isCurrent = true
    personClient.promises.list.query({ groupId, status: 'owed', page: 1, limit: 100 }).then(
      (read) => isCurrent && setVouchers(read),
      // Without a connection the last ones stay.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [groupId, wall.at, state])
  if (vouchers.length === 0) return null
  return (
    <Section id="vouchers" title={<Trans>My vouchers</Trans>}>
      <NeedsConnection />
      <ul className={personClasses.rows}>
        {vouchers.map((voucher) => {
          const { id, reward, ruby, dueOn } = voucher
          const [name, day] = [reward.name, formatDate(dueOn)]
          return (
            <Ticket
              key={id}
              id={id}
              size="lg"
              stub={<IconTicket />}
              title={name}
              end={
                <Button
                  size="lg"
                  variant="default"
                  disabled={!isOnline}
                  aria-label={t`Give back “${name}”`}
                  onClick={() => setReturned(voucher)}
                >
                  <Trans>Give back</Trans>
                </Button>
              }
            >
              {dueOn && (
                <span>
                  <Trans>By {day}</Trans>
                </span>
              )}
              <Amount currency="ruby" value={ruby} size="sm" />
            </Ticket>
          )
        })}
      </ul>
      {returned && (
        <ReturnSheet
          groupId={groupId}
          voucher={returned}
          onReturned={async () => {
            setVouchers((now) => now.filter(({ id }) => id !== returned.id))
            await reload()
          }}
          onClose={() => setReturned(undefined)}
        />
      )}
    </Section>
  )
}

type ReturnSheetProps = {
  groupId: string
  voucher: GroupPromise
  onReturned: () => Promise<void>
  onClose: () => void
}

/** Asks before a voucher is given back. */
function ReturnSheet({ groupId, voucher, onReturned, onClose }: ReturnSheetProps) {
  const { t } = useLingui()
  const { showNotice } = useNotices()
  const { id, ruby, reward } = voucher
  const { name } = reward
  return (
    <SheetForm
      label={t`Give “${name}” back?`}
      onSend={async () => {
        await once(personClient.promises.cancel.mutate({ groupId, promiseId: id }), 'promiseAlreadyAnswered')
        showNotice(t`You have your rubies back.`)
        onClose()
        await onReturned()
      }}
      button={<Trans>Give it back</Trans>}
      dismiss={<Trans>Keep it</Trans>}
      onClose={onClose}
    >
      <Title order={2} className={personClasses.title ?? ''}>
        <Trans>Give “{name}” back?</Trans>
      </Title>
      <p className={classes.empty}>
        {t`${plural(ruby, { one: '# ruby returns to you.', other: '# rubies return to you.' })}`}
      </p>
    </SheetForm>
  )
}
