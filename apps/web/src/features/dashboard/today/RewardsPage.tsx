import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { LoadingOrError } from '../../../app/LoadingOrError.tsx'
import { todayInput } from '../../../app/today-input.ts'
import { trpc } from '../../../app/trpc.ts'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Page } from '../../../ui/Page.tsx'
import { OwnRewards } from '../../group-rewards/OwnRewards.tsx'
import { isGroupMissing } from '../../groups/load.ts'
import { isLeader } from '../../groups/roles.ts'
import { useRubies } from '../../groups/rubies.ts'
import { LazyVouchers } from '../../promises/LazyPromises.tsx'
import { RewardPanel } from '../../rewards/RewardPanel.tsx'
import classes from './today.module.css'

/** What the user can redeem: the rewards of each group for rubies, and their own ones for gold. */
export function RewardsPage() {
  const { t } = useLingui()
  usePageTitle(t`Rewards`)
  const [groups] = trpc.dashboard.today.useSuspenseQuery(todayInput, { select: (today) => today.groups })
  return (
    <Page width={52} isStacked>
      <Title order={1}>
        <Trans>Rewards</Trans>
      </Title>
      {groups.map((group) => (
        <OfGroup key={group.id} {...group} />
      ))}
      <RewardPanel title={groups.length > 0 ? <Trans>Your own rewards</Trans> : undefined} />
    </Page>
  )
}

function OfGroup({ id, name }: { id: string; name: string }) {
  const reading = trpc.groups.read.useQuery({ id })
  const rewards = trpc.dashboard.readInGroup.useQuery({ groupId: id })
  const { data: group } = reading
  if (!group || !rewards.data) {
    const error = reading.error ?? rewards.error
    // The user has left it meanwhile, or it was deleted.
    if (error && isGroupMissing(error)) return null
    const query = {
      error,
      isFetching: reading.isFetching || rewards.isFetching,
      refetch: () => Promise.all([reading.refetch(), rewards.refetch()]),
    }
    return (
      <section aria-label={name}>
        <Heading order={2} dir="auto">
          {name}
        </Heading>
        <LoadingOrError query={query} title={<Trans>Couldn’t load this</Trans>} />
      </section>
    )
  }
  return (
    <section aria-label={name}>
      <div className={classes.rewardsHead}>
        <Heading order={2} dir="auto">
          {name}
        </Heading>
        <Rubies groupId={id} />
        <Link to="/groups/$groupId" params={{ groupId: id }} className={classes.all}>
          <Trans>Go to the group</Trans>
          <IconChevronRight size={18} aria-hidden="true" />
        </Link>
      </div>
      <OwnRewards groupId={id} leads={isLeader(group.currentMember)} />
      <LazyVouchers groupId={id} />
    </section>
  )
}

function Rubies({ groupId }: { groupId: string }) {
  return <Amount currency="ruby" value={useRubies(groupId)} chip />
}
