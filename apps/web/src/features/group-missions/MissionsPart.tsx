import { Trans } from '@lingui/react/macro'
import type { UserGroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FarFlag } from '../../ui/illustrations/FarFlag.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { othersIn } from '../groups/assignment.tsx'
import { InviteFirst } from '../groups/InviteFirst.tsx'
import { useGroup } from '../groups/use-group.ts'
import { GroupMissionCard } from './GroupMissionCard.tsx'
import { groupMissionsIn } from './group-missions.ts'
import { openNewMission } from './open-mission.tsx'
import { ownMissionsIn } from './own-missions.ts'

/** The missions of a group: the user's own, or all of them for leaders. */
export function MissionsPart({ groupId }: { groupId: string }) {
  const { group, leads } = useGroup(groupId)
  const own = ownMissionsIn(groupId).useCurrent()
  return leads ? <AllMissions group={group} own={own} /> : <OwnMissions group={group} own={own} />
}

type MissionsProps = { group: Group; own: UserGroupMission[] }

/** Running missions come before ended ones. */
const openFirst = <Item extends { status: string }>(missions: Item[]): Item[] => {
  const isOver = ({ status }: Item) => status === 'completed' || status === 'failed'
  return [...missions.filter((mission) => !isOver(mission)), ...missions.filter(isOver)]
}

function OwnMissions({ group, own }: MissionsProps) {
  return (
    <Frame isEmpty={own.length === 0} empty={<Trans>Missions from your leaders show up here.</Trans>}>
      {openFirst(own).map((mission) => (
        <GroupMissionCard key={mission.id} group={group} mission={mission} own={mission} />
      ))}
    </Frame>
  )
}

function AllMissions({ group, own }: MissionsProps) {
  const missions = groupMissionsIn(group.id).useCurrent()
  const isAlone = othersIn(group).length === 0
  const add = (
    <Button
      variant="light"
      size="sm"
      leftSection={<IconPlus size={18} />}
      onClick={() => openNewMission(group)}
      data-adds
    >
      <Trans>New mission</Trans>
    </Button>
  )
  return (
    <Frame
      isEmpty={missions.length === 0}
      empty={
        isAlone ? (
          <Trans>Missions are for the others. Invite someone, and then plan the first one.</Trans>
        ) : (
          <Trans>A mission groups tasks toward one goal. Finish them all to earn the rubies.</Trans>
        )
      }
      action={isAlone && <InviteFirst group={group} />}
      beside={!isAlone && add}
    >
      {openFirst(missions).map((mission) => (
        <GroupMissionCard
          key={mission.id}
          group={group}
          mission={mission}
          own={own.find(({ id }) => id === mission.id)}
        />
      ))}
    </Frame>
  )
}

type FrameProps = { isEmpty: boolean; empty: ReactNode; action?: ReactNode; beside?: ReactNode; children: ReactNode }

function Frame({ isEmpty, empty, action, beside, children }: FrameProps) {
  return (
    <Panel id="group-missions" title={<Trans>Missions</Trans>} beside={beside}>
      <PanelCard>
        {isEmpty ? (
          <EmptyState picture={<FarFlag />} title={<Trans>No active missions</Trans>} text={empty} action={action} />
        ) : (
          <ul>{children}</ul>
        )}
      </PanelCard>
    </Panel>
  )
}
