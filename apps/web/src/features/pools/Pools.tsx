import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { useIsOnline } from '../../app/NeedsConnection.tsx'
import { trpc } from '../../app/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { useGroup } from '../groups/use-group.ts'
import { Jar } from './Jar.tsx'
import { openNewPool } from './open-pool.tsx'
import { PoolRow } from './PoolRow.tsx'

/** What the members of a group save for together. Members see it once there is something. */
export default function Pools({ groupId }: { groupId: string }) {
  const { group, leads } = useGroup(groupId)
  const query = trpc.pools.list.useQuery({ groupId })
  const isOnline = useIsOnline()
  const pools = query.data?.filter(({ status }) => status !== 'cancelled')
  if (!leads && (!pools || pools.length === 0)) return null
  const add = (
    <Button
      variant="light"
      size="sm"
      leftSection={<IconPlus size={18} />}
      disabled={!isOnline}
      onClick={() => openNewPool(group)}
    >
      <Trans>New goal</Trans>
    </Button>
  )
  return (
    <Panel id="pools" keepsTitle title={<Trans>Saving together</Trans>} beside={leads && add}>
      <PanelCard>
        {!pools ? (
          <LoadingOrError query={query} title={<Trans>Couldn’t load your savings.</Trans>} />
        ) : pools.length === 0 ? (
          <EmptyState
            picture={<Jar saved={6} ruby={10} size={96} />}
            title={<Trans>What could you save for?</Trans>}
            text={<Trans>A trip, a game, a pet: set a goal, and each member adds rubies to the same jar.</Trans>}
          />
        ) : (
          <ul>
            {pools.map((pool) => (
              <PoolRow key={pool.id} group={group} pool={pool} leads={leads} isOnline={isOnline} />
            ))}
          </ul>
        )}
      </PanelCard>
    </Panel>
  )
}
