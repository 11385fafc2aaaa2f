import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Stack, Title } from '@mantine/core'
import type { GroupPromise } from '@questboard/api/promises/schema'
import { IconTicket } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../app/format-dates.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { useStore } from '../../../ui/store.ts'
import { Ticket } from '../../promises/Ticket.tsx'
import { personClient } from '../client.ts'
import { isReachable } from '../connection.ts'
import personClasses from '../person.module.css'
import { Sheet } from '../Sheet.tsx'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import { once } from './once.ts'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'

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
    <section className={classes.section} aria-labelledby="vouchers">
      <Title order={2} id="vouchers" className={personClasses.title ?? ''}>
        <Trans>My vouchers</Trans>
      </Title>
      <NeedsConnection />
      <ul className={personClasses.rows}>
        {vouchers.map((voucher) => {
          const { id, reward, ruby, dueOn } = voucher
          const [name, day] = [reward.name, formatDate(dueOn)]
          return (
            <Ticket
              key={id}
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
    </section>
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
  const { send, isSending, problem } = useSubmit()
  const { id, ruby, reward } = voucher
  const { name } = reward
  return (
    <Sheet label={t`Give “${name}” back?`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send(async () => {
            await once(personClient.promises.cancel.mutate({ groupId, promiseId: id }), 'promiseAlreadyAnswered')
            showNotice(t`You have your rubies back.`)
            onClose()
            await onReturned()
          })
        }}
      >
        <Stack gap="lg">
          <Title order={2} className={personClasses.title ?? ''}>
            <Trans>Give “{name}” back?</Trans>
          </Title>
          <p className={classes.empty}>
            {t`${plural(ruby, { one: '# ruby returns to you.', other: '# rubies return to you.' })}`}
          </p>
          <FormProblem text={problem} />
          <Row justify="flex-end">
            <Button size="xl" variant="default" onClick={onClose}>
              <Trans>Keep it</Trans>
            </Button>
            <Button size="xl" type="submit" loading={isSending}>
              <Trans>Give it back</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  )
}
