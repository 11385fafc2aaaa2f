import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { Marks, RowFrame, type TagsById } from '../tasks/RowFrame.tsx'
import { isOpen } from './progress.ts'
import { isReadOnly, openTask, tickMissionTask } from './task-handlers.tsx'

type MissionTaskRowProps = { mission: Mission; task: MissionTask; tags: TagsById }

/** A task of a mission. */
export function MissionTaskRow({ mission, task, tags }: MissionTaskRowProps) {
  const { id, title, completed, gold } = task
  const remove = () =>
    onDemand(
      () => import('./task-menu-handlers.ts'),
      ({ removeTask }) => removeTask(mission.id, task),
    )
  return (
    <RowFrame
      id={id}
      title={title}
      completed={completed}
      amount={gold}
      isReadOnly={isReadOnly(mission, task)}
      marks={<Marks task={task} tags={tags} />}
      actions={() => import('./task-actions.tsx').then(({ taskActions }) => taskActions(mission, task))}
      onTick={() => tickMissionTask(mission, task)}
      onOpen={() => openTask(mission, task)}
      onRemove={isOpen(mission) ? remove : undefined}
    />
  )
}
