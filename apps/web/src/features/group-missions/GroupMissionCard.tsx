import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { GroupMission, UserGroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconBeach, IconDots, IconHourglass, IconTrophy } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import card from '../../ui/card.module.css'
import { useToday } from '../days/use-today.ts'
import { NoteMark, RefusedMark } from '../group-tasks/RefusedMark.tsx'
import { onlyOtherLeadersMayChange } from '../groups/changeable.ts'
import { People } from '../groups/People.tsx'
import { isLeader } from '../groups/roles.ts'
import { MissionProgress } from '../missions/MissionProgress.tsx'
import { MissionTime } from '../missions/MissionTime.tsx'
import { phaseOf } from '../missions/period.ts'
import { isReady } from '../missions/progress.ts'
import classes from './missions.module.css'
import { workOf, workOfAll } from './work.ts'

type GroupMissionCardProps = {
  group: Group
  mission: GroupMission
  /** The mission as one assignee sees it; the user if not given. */
  own?: UserGroupMission | undefined
  userId?: string
}

/** A mission of a group with the progress of the user, or of all assignees. */
export function GroupMissionCard({ group, mission, own, userId = group.currentMember.userId }: GroupMissionCardProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id, name, assignedUsers } = mission
  const params = { groupId: group.id, missionId: id }
  const work = own ? workOf(own, userId) : workOfAll(mission)
  const open = (missionId: string) =>
    void navigate({ to: '/groups/$groupId/missions/$missionId', params: { ...params, missionId } })
  const hasMenu = isLeader(group.currentMember) && !own && !onlyOtherLeadersMayChange(group, mission)
  return (
    <li className={classes.card} data-row={id}>
      <div className={classes.cardHead}>
        <h3 className={classes.name} dir="auto">
          <Link className={card.link} to="/groups/$groupId/missions/$missionId" params={params} data-target>
            {name}
          </Link>
        </h3>
        {hasMenu && (
          <ActionMenu
            label={t`More for “${name}”`}
            button={<IconDots size={20} />}
            actions={() =>
              import('./mission-actions.tsx').then(({ missionActions }) =>
                missionActions(group, mission, { onCopied: open }),
              )
            }
            onFailed={showNotOpened}
          />
        )}
      </div>
      <MissionProgress mission={{ name, tasks: work }} />
      <div className={classes.facts}>
        <MissionState mission={own ?? mission} work={work} own={own} />
        <Amount currency="ruby" value={(own ?? mission).ruby} />
      </div>
      {own && <MissionNote mission={own} />}
      {!own && (
        <People isNamed people={group.members.filter(({ userId }) => assignedUsers.includes(userId))} size={24} />
      )}
    </li>
  )
}

/** The words of the leader who answered last. */
export function MissionNote({ mission: { note, status, approveRequested } }: { mission: UserGroupMission }) {
  if (note === null || approveRequested) return null
  if (status === 'active') return <RefusedMark note={note} />
  return note === '' ? null : <NoteMark note={note} />
}

type MissionStateProps = {
  mission: GroupMission
  work: { completed: boolean }[]
  own?: UserGroupMission | undefined
}

/** The state of a mission: ready, awaiting approval, or the days left. */
export function MissionState({ mission, work, own }: MissionStateProps) {
  const { t } = useLingui()
  const { waitingApproval, status } = mission
  const { kind } = phaseOf(mission, useToday())
  if (own?.approveRequested || (!own && waitingApproval > 0)) {
    return (
      <span className={classes.waits}>
        <IconHourglass size={16} aria-hidden="true" />
        {own ? (
          <Trans>Waiting for a leader’s approval</Trans>
        ) : (
          t`${plural(waitingApproval, { one: '# waiting for your approval', other: '# waiting for your approval' })}`
        )}
      </span>
    )
  }
  if (own && isReady({ status, tasks: work })) {
    return (
      <span className={classes.ready}>
        <IconTrophy size={16} aria-hidden="true" />
        <Trans>Ready to finish</Trans>
      </span>
    )
  }
  if (!own && kind === 'waits') {
    return (
      <span className={classes.waits}>
        <IconBeach size={16} aria-hidden="true" />
        <Trans>Waiting for members on a break</Trans>
      </span>
    )
  }
  return <MissionTime mission={mission} />
}
