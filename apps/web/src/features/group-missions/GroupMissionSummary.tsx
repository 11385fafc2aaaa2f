import { Trans, useLingui } from '@lingui/react/macro'
import type { GroupMission, UserGroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { expOf } from '@questboard/api/missions/schema'
import { formatDate } from '../../app/format-dates.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { MissionProgress } from '../missions/MissionProgress.tsx'
import { CompleteButton } from '../missions/pages/CompleteButton.tsx'
import pageClasses from '../missions/pages/mission.module.css'
import classes from './missions.module.css'
import { workOf, workOfAll } from './work.ts'

type GroupMissionSummaryProps = { group: Group; mission: GroupMission; own: UserGroupMission | undefined }

/** The reward of a mission, the progress of all assignees, and the button that completes it. */
export function GroupMissionSummary({ group, mission, own }: GroupMissionSummaryProps) {
  const { t } = useLingui()
  const { name, from, to } = own ?? mission
  const tasks = own ? workOf(own, group.currentMember.userId) : workOfAll(mission)
  // An archived task counts for those who had done it, and is no longer asked of the others.
  const offered = mission.tasks.filter(({ archived }) => !archived)
  const counted = own ? tasks.length : offered.length
  const ruby = own ? own.ruby : offered.reduce((sum, task) => sum + task.ruby, 0)
  const isRunning = own?.status === 'active' || own?.status === 'pending'
  return (
    <section className={pageClasses.finish} data-fixed={isRunning || undefined} aria-label={t`Reward of “${name}”`}>
      <div className={pageClasses.pay}>
        <span className={pageClasses.label}>{own ? <Trans>Reward</Trans> : <Trans>Reward each</Trans>}</span>
        <Amount currency="ruby" value={ruby} size="lg" />
        <Amount currency="exp" value={expOf(counted)} size="lg" />
      </div>
      <div className={pageClasses.days}>
        <span className={pageClasses.label}>
          <Trans>Days</Trans>
        </span>
        <span>
          {formatDate(from)} – {formatDate(to)}
        </span>
      </div>
      {own ? <MissionProgress mission={{ name, tasks }} /> : <AssigneeProgress group={group} mission={mission} />}
      {own && isRunning && (
        <CompleteButton mission={{ name, status: own.status, tasks }} complete={() => complete(own)}>
          {own.requireApprove ? <Trans>Ask for approval</Trans> : <Trans>Complete the mission</Trans>}
        </CompleteButton>
      )}
    </section>
  )
}

/** The progress of each assignee. */
function AssigneeProgress({ group, mission }: { group: Group; mission: GroupMission }) {
  const { t } = useLingui()
  const people = group.members.filter(({ userId }) => mission.assignedUsers.includes(userId))
  return (
    <ul className={classes.people} aria-label={t`Progress`}>
      {people.map(({ userId, name, imageUrl }) => (
        <li key={userId} className={classes.person}>
          <Portrait name={name} imageUrl={imageUrl} size={36} />
          <span className={classes.personName} dir="auto">
            {name}
          </span>
          <MissionProgress mission={{ name, tasks: workOf(mission, userId) }} />
        </li>
      ))}
    </ul>
  )
}

async function complete(mission: UserGroupMission): Promise<void> {
  const { completeOwnMission } = await import('./complete.tsx')
  await completeOwnMission(mission)
}
