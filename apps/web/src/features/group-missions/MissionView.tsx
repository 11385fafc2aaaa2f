import { useLingui } from '@lingui/react/macro'
import type { GroupMission, UserGroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PendingRequests } from '../approvals/PendingRequests.tsx'
import { AwaitedAnswer } from '../groups/AwaitedAnswer.tsx'
import { isLeader } from '../groups/roles.ts'
import pageClasses from '../missions/pages/mission.module.css'
import { MissionNote, MissionState } from './GroupMissionCard.tsx'
import { GroupMissionSummary } from './GroupMissionSummary.tsx'
import { MissionTasks } from './MissionTasks.tsx'
import { missionActions } from './mission-actions.tsx'
import { workOf, workOfAll } from './work.ts'

type MissionViewProps = { group: Group; mission: GroupMission; own: UserGroupMission | undefined }

/** A mission of a group, for its assignees or its leaders. */
export function MissionView({ group, mission, own }: MissionViewProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id, name, notes } = mission
  usePageTitle(name)
  const leads = isLeader(group.currentMember)
  const params = { groupId: group.id }
  const actions = leads
    ? missionActions(group, mission, {
        onCopied: (missionId) =>
          void navigate({ to: '/groups/$groupId/missions/$missionId', params: { ...params, missionId } }),
        // The mission's page disappears; undoing is possible on the page of the group.
        onRemove: (remove) => void navigate({ to: '/groups/$groupId', params }).then(remove),
      })
    : []
  return (
    <div className={pageClasses.page}>
      <div className={pageClasses.head}>
        <div className={pageClasses.title}>
          <Heading order={2} dir="auto">
            {name}
          </Heading>
        </div>
        {actions.length > 0 && (
          <ActionMenu label={t`More for “${name}”`} button={<IconDots size={22} />} actions={actions} />
        )}
      </div>
      <div className={pageClasses.columns}>
        <div className={pageClasses.about}>
          <MissionState
            mission={own ?? mission}
            own={own}
            work={own ? workOf(own, group.currentMember.userId) : workOfAll(mission)}
          />
          {own?.requestedAt && <AwaitedAnswer groupId={group.id} requestedAt={own.requestedAt} />}
          {own && <MissionNote mission={own} />}
          {notes !== '' && (
            <p className={pageClasses.notes} dir="auto">
              {notes}
            </p>
          )}
          {leads && (
            <PendingRequests
              groupId={group.id}
              isShown={(request) => request.kind === 'mission' && request.id === id}
            />
          )}
          <MissionTasks group={group} mission={mission} own={own} />
        </div>
        <GroupMissionSummary group={group} mission={mission} own={own} />
      </div>
    </div>
  )
}
