import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Group, Member } from '@questboard/api/groups/schema'
import type { RubyEntry } from '@questboard/api/ledger/schema'
import { IconArrowBackUp, IconHeartHandshake } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../app/format-dates.ts'
import { formatNumber } from '../../app/format-number.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Amount } from '../../ui/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { OpenPurse } from '../../ui/illustrations/OpenPurse.tsx'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { Page } from '../../ui/Page.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { GroupNotFound } from '../groups/GroupNotFound.tsx'
import { LeadersOnly } from '../groups/LeadersOnly.tsx'
import { actionsOn } from '../groups/roles.ts'
import { openGiveRubies, takeBackRubies } from '../groups/ruby-handlers.tsx'
import { useGroup } from '../groups/use-group.ts'
import entry from './entries.module.css'
import { reasons } from './reasons.ts'
import classes from './rubies.module.css'
import { SignedAmount } from './SignedAmount.tsx'

const pageSize = 30

type RubiesPageProps = {
  groupId: string
  /** Whose rubies. Undefined: the user's. */
  userId: string | undefined
}

/** Where the rubies of a member come from: one's own, and for leaders those of each member. */
export function RubiesPage({ groupId, userId }: RubiesPageProps) {
  const { group, me, leads } = useGroup(groupId)
  const member = userId === undefined ? me : group.members.find((candidate) => candidate.userId === userId)
  if (!member) return <GroupNotFound />
  if (member.id !== me.id && !leads) {
    return (
      <LeadersOnly
        groupId={groupId}
        title={<Trans>Only leaders see these rubies</Trans>}
        text={<Trans>To see where your own rubies come from, tap them.</Trans>}
      />
    )
  }
  return <LoadedRubies key={member.id} group={group} member={member} />
}

type LoadedRubiesProps = { group: Group; member: Member }

function LoadedRubies({ group, member }: LoadedRubiesProps) {
  const { t } = useLingui()
  const { id: memberId, name, imageUrl, stats } = member
  const isOnline = useIsOnline()
  const me = group.currentMember
  const isMe = member.id === me.id
  const groupId = group.id
  usePageTitle(isMe ? t`Your rubies` : t`${name}’s rubies`)
  const pages = useInfiniteQuery({
    // Like the key of the call, so that changes in the group fetch it again.
    queryKey: [['groups', 'rubies', 'list'], { input: { groupId, memberId }, type: 'infinite' }],
    queryFn: ({ pageParam, signal }) =>
      trpcClient.groups.rubies.list.query({ groupId, memberId, before: pageParam, limit: pageSize }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  const balance = pages.data?.pages[0]?.balance ?? stats.ruby
  return (
    <Page width={52}>
      <section className={classes.page} aria-labelledby="rubies-title">
        <div className={classes.head}>
          <Portrait name={name} imageUrl={imageUrl} size={56} />
          <div className={classes.who}>
            <Heading order={2} id="rubies-title" dir="auto">
              {isMe ? <Trans>Your rubies</Trans> : <Trans>{name}’s rubies</Trans>}
            </Heading>
            <Amount currency="ruby" value={balance} size="lg" />
          </div>
          {actionsOn(me, member).rubies && (
            <Button
              variant="light"
              leftSection={<IconHeartHandshake size={18} />}
              disabled={!isOnline}
              onClick={() => openGiveRubies(groupId, member)}
            >
              <Trans>Give or take rubies</Trans>
            </Button>
          )}
        </div>
        {member.id !== me.id && <NeedsConnection isOnline={isOnline} />}
        <PanelCard>
          {!rows ? (
            <LoadingOrError query={pages} title={<Trans>Couldn’t load the list</Trans>} />
          ) : rows.length === 0 ? (
            <EmptyState
              picture={<OpenPurse />}
              title={<Trans>No rubies yet</Trans>}
              text={<Trans>Group tasks and missions earn them.</Trans>}
            />
          ) : (
            <>
              <ul>
                {rows.map((row) => (
                  <Row key={row.id} row={row} onTakeBack={takeBackOf(group, member, row)} isOnline={isOnline} />
                ))}
              </ul>
              <LoadMoreRow pages={pages} />
            </>
          )}
        </PanelCard>
      </section>
    </Page>
  )
}

/** The time for which it can be taken back. */
const reversibleForMs = 24 * 3_600_000

/** Takes back what was given by hand, if the user may: the leader who did it, and the creator. */
function takeBackOf({ id, currentMember: me }: Group, member: Member, row: RubyEntry): (() => void) | undefined {
  const { reason, by, reversed, createdAt } = row
  if ((reason !== 'rubiesGiven' && reason !== 'rubiesTaken') || reversed || member.id === me.id) return undefined
  if (by?.userId !== me.userId && me.groupRole !== 'creator') return undefined
  if (Date.now() - Date.parse(createdAt) > reversibleForMs) return undefined
  return () => void takeBackRubies(id, member, row)
}

type RowProps = { row: RubyEntry; onTakeBack: (() => void) | undefined; isOnline: boolean }

function Row({ row, onTakeBack, isOnline }: RowProps) {
  const { t, i18n } = useLingui()
  const { amount, balance, reason, item, by, note, createdAt, reversed } = row
  const { label, icon: Icon } = reasons[reason]
  const after = formatNumber(balance)
  const why = i18n._(label)
  const shownNote = note ?? ''
  const isByHand = reason === 'rubiesGiven' || reason === 'rubiesTaken' || reason === 'rubiesReversed'
  return (
    <RecordRow
      isInset
      icon={<Icon size={20} />}
      look={amount < 0 ? 'loss' : 'gain'}
      title={why}
      end={
        <span className={entry.numbers}>
          <SignedAmount currency="ruby" amount={amount} />
          <span className={entry.after}>
            <Trans>balance {after}</Trans>
          </span>
        </span>
      }
    >
      {item && !isByHand && (
        <span className={entry.item} dir="auto">
          {item}
        </span>
      )}
      {note && (
        <q className={classes.note} dir="auto">
          {note}
        </q>
      )}
      <span className={classes.facts}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {by && (
          <span>
            <Trans>
              by <bdi>{by.name}</bdi>
            </Trans>
          </span>
        )}
        {reversed && (
          <span>
            <Trans>Undone</Trans>
          </span>
        )}
      </span>
      {onTakeBack && (
        <Button
          className={classes.back}
          variant="default"
          size="compact-md"
          leftSection={<IconArrowBackUp size={16} />}
          disabled={!isOnline}
          aria-label={amount > 0 ? t`Take back: ${why}, ${shownNote}` : t`Return: ${why}, ${shownNote}`}
          onClick={onTakeBack}
        >
          {amount > 0 ? <Trans context="rubies">Take back</Trans> : <Trans>Return</Trans>}
        </Button>
      )}
    </RecordRow>
  )
}
