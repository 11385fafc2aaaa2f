import { Trans } from '@lingui/react/macro'
import type { Group, Member } from '@questboard/api/groups/schema'
import { trpc } from '../../app/trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FarFlag } from '../../ui/illustrations/FarFlag.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { GroupMissionCard } from '../group-missions/GroupMissionCard.tsx'

/** The missions of a member with the progress, for leaders. */
export function MemberMissions({ group, member: { userId } }: { group: Group; member: Member }) {
  const [{ missions }] = trpc.dashboard.readOfMember.useSuspenseQuery({ groupId: group.id, userId })
  return (
    <Panel id="member-missions" title={<Trans>Missions</Trans>}>
      <PanelCard>
        {missions.length === 0 ? (
          <EmptyState picture={<FarFlag />} title={<Trans>No active missions</Trans>} />
        ) : (
          <ul>
            {missions.map((mission) => (
              <GroupMissionCard key={mission.id} group={group} mission={mission} own={mission} userId={userId} />
            ))}
          </ul>
        )}
      </PanelCard>
    </Panel>
  )
}
