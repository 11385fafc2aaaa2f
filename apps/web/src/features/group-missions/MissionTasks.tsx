import { Trans } from '@lingui/react/macro'
import type { GroupMission, GroupMissionTask, UserGroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { maxTasks } from '@questboard/api/missions/schema'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { BlankList } from '../../ui/illustrations/BlankList.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { isChangeable } from '../groups/changeable.ts'
import { ItemRow } from '../groups/ItemRow.tsx'
import { People } from '../groups/People.tsx'
import { isLeader } from '../groups/roles.ts'
import pageClasses from '../missions/pages/mission.module.css'
import { isOpen } from '../missions/progress.ts'
import { tagsIn } from '../tags/tags-in.ts'
import { useById } from '../tags/use-by-id.ts'
import { QuickAdd } from '../tasks/QuickAdd.tsx'
import { Marks, RowFrame, type TagsById } from '../tasks/RowFrame.tsx'
import { openTaskDetails, readOnlyReason, tickOwn } from './own-task-handlers.tsx'
import { ownTaskActions, taskActions } from './task-actions.tsx'
import { addTask, openNewTask, openTask } from './task-handlers.tsx'

type MissionTasksProps = { group: Group; mission: GroupMission; own: UserGroupMission | undefined }

/** The tasks of a mission: assignees tick them, leaders plan them. */
export function MissionTasks({ group, mission, own }: MissionTasksProps) {
  const tags = tagsIn(group.id).useCurrent()
  const tagsById = useById(tags)
  const me = group.currentMember.userId
  const mayPlan = isLeader(group.currentMember) && isOpen(mission) && isChangeable(group, mission)
  const shown = mission.tasks.filter(({ archived, completedBy }) => !archived || !own || completedBy.includes(me))
  return (
    <section className={pageClasses.tasks} aria-labelledby="mission-tasks">
      <Heading order={3} id="mission-tasks">
        <Trans>Tasks</Trans>
      </Heading>
      <PanelCard>
        {shown.length === 0 && (
          <EmptyState
            picture={<BlankList />}
            title={<Trans>What needs doing?</Trans>}
            text={mayPlan && <Trans>Add the tasks. Finish them all to earn the rubies.</Trans>}
          />
        )}
        {shown.length > 0 && (
          <ul>
            {own
              ? own.tasks
                  .filter((task) => shown.some(({ id }) => id === task.id))
                  .map((task) => <OwnTask key={task.id} mission={own} task={task} tags={tagsById} />)
              : shown.map((task) => (
                  <PlannedTask
                    key={task.id}
                    group={group}
                    mission={mission}
                    task={task}
                    mayPlan={mayPlan}
                    tags={tagsById}
                  />
                ))}
          </ul>
        )}
      </PanelCard>
      {mayPlan && mission.tasks.length < maxTasks && (
        <QuickAdd
          tags={tags}
          currency="ruby"
          onAdd={(task, putBack) => addTask(mission, task, putBack)}
          onMore={(begun, clear) => openNewTask(mission, begun, clear)}
        />
      )}
    </section>
  )
}

type OwnTaskProps = { mission: UserGroupMission; task: UserGroupMission['tasks'][number]; tags: TagsById }

function OwnTask({ mission, task, tags }: OwnTaskProps) {
  const { id, title, completed, ruby } = task
  return (
    <RowFrame
      id={id}
      title={title}
      completed={completed}
      amount={ruby}
      currency="ruby"
      isReadOnly={readOnlyReason(mission, task) !== null}
      marks={<Marks task={task} tags={tags} />}
      actions={() => Promise.resolve(ownTaskActions(mission, task))}
      onTick={() => tickOwn(mission, task)}
      onOpen={() => openTaskDetails(mission.groupId, task)}
    />
  )
}

type PlannedTaskProps = {
  group: Group
  mission: GroupMission
  task: GroupMissionTask
  /** Whether the user may change the tasks now. */
  mayPlan: boolean
  tags: TagsById
}

function PlannedTask({ group, mission, task, mayPlan, tags }: PlannedTaskProps) {
  const done = group.members.filter(({ userId }) => task.completedBy.includes(userId))
  return (
    <ItemRow
      id={task.id}
      title={task.title}
      ruby={task.ruby}
      actions={() => Promise.resolve(taskActions(mission, task, mayPlan))}
      onOpen={() => (mayPlan && !task.archived ? openTask(mission, task) : openTaskDetails(mission.groupId, task))}
    >
      <Marks task={task} tags={tags}>
        {task.archived && (
          <span>
            <Trans>In the archive</Trans>
          </span>
        )}
      </Marks>
      {done.length > 0 && (
        <span className={pageClasses.label}>
          <Trans>Done by</Trans> <People isNamed people={done} size={22} />
        </span>
      )}
    </ItemRow>
  )
}
