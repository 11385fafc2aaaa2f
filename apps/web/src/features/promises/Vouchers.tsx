import { Trans, useLingui } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import type { GroupPromise } from '@questboard/api/promises/schema'
import { IconTicket } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { useGroup } from '../groups/use-group.ts'
import { Due } from './Due.tsx'
import classes from './promises.module.css'
import { usePromises } from './promises.ts'
import { Ticket } from './Ticket.tsx'

/** What the user has redeemed and gets from the leaders, and what was given before: to leaders, that of all members. */
export default function Vouchers({ groupId }: { groupId: string }) {
  const { group, me, leads } = useGroup(groupId)
  const { query, owed, closed } = usePromises(groupId)
  const isOnline = useIsOnline()
  const isMine = ({ userId }: GroupPromise) => userId === me.userId
  const [own, past] = [owed.filter(isMine), closed.filter(isMine)]
  if (query.data === undefined) {
    if (query.error === null) return null
    return (
      <Panel id="vouchers" keepsTitle title={<Trans>My vouchers</Trans>}>
        <PanelCard>
          <LoadingOrError query={query} title={<Trans>Couldn’t load your vouchers.</Trans>} />
        </PanelCard>
      </Panel>
    )
  }
  return (
    <>
      {own.length + past.length > 0 && (
        <Panel id="vouchers" keepsTitle title={<Trans>My vouchers</Trans>}>
          {own.length > 0 ? (
            <>
              <NeedsConnection isOnline={isOnline} />
              <ul className={classes.tickets}>
                {own.map((promise) => (
                  <Voucher key={promise.id} group={group} promise={promise} isOnline={isOnline} />
                ))}
              </ul>
            </>
          ) : (
            <p className={classes.done}>
              <Trans>You have no vouchers now. Redeem a reward to get one.</Trans>
            </p>
          )}
          <Past group={group} promises={past}>
            <Trans>Used vouchers</Trans>
          </Past>
        </Panel>
      )}
      {leads && (
        <Past group={group} promises={closed.filter((promise) => !isMine(promise))}>
          <Trans>Rewards given</Trans>
        </Past>
      )}
    </>
  )
}

function Voucher({ group, promise, isOnline }: { group: Group; promise: GroupPromise; isOnline: boolean }) {
  const { t } = useLingui()
  const { reward, ruby, dueOn } = promise
  const [name, place] = [reward.name, group.name]
  return (
    <Ticket
      id={promise.id}
      stub={<IconTicket />}
      title={name}
      end={
        <Button
          variant="default"
          size="sm"
          disabled={!isOnline}
          aria-label={t`Give back “${name}”`}
          data-target
          onClick={() =>
            onDemand(
              () => import('./promise-handlers.tsx'),
              ({ cancelOwn }) => void cancelOwn(group.id, promise),
            )
          }
        >
          <Trans>Give back</Trans>
        </Button>
      }
    >
      <span>
        <Trans>
          From <bdi>{place}</bdi>
        </Trans>
      </span>
      <Due on={dueOn} />
      <Amount currency="ruby" value={ruby} size="sm" />
    </Ticket>
  )
}

/** How many of the past are listed. */
const listed = 20

function Past({ group, promises, children }: { group: Group; promises: GroupPromise[]; children: ReactNode }) {
  if (promises.length === 0) return null
  return (
    <details className={classes.past}>
      <summary>{children}</summary>
      <PanelCard>
        <ul>
          {promises.slice(0, listed).map((promise) => (
            <PastRow key={promise.id} group={group} promise={promise} />
          ))}
        </ul>
      </PanelCard>
    </details>
  )
}

function PastRow({ group, promise }: { group: Group; promise: GroupPromise }) {
  const { reward, ruby, status, givenBy, givenAt, userId, note } = promise
  const nameOf = (id: string | null) => group.members.find((member) => member.userId === id)?.name
  const [who, giver] = [nameOf(userId), nameOf(givenBy)]
  const day = formatDate(givenAt)
  return (
    <RecordRow isInset title={reward.name} end={<Amount currency="ruby" value={ruby} size="sm" />}>
      <span>
        {userId !== group.currentMember.userId && who && (
          <>
            <bdi>{who}</bdi>
            {' · '}
          </>
        )}
        {status === 'cancelled' ? (
          <Trans>Cancelled, rubies returned</Trans>
        ) : giver ? (
          <Trans>
            Given by <bdi>{giver}</bdi> on {day}
          </Trans>
        ) : (
          <Trans>Given on {day}</Trans>
        )}
      </span>
      {note && <q dir="auto">{note}</q>}
    </RecordRow>
  )
}
