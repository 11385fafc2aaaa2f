import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { Marks, RowFrame, type TagsById } from '../tasks/RowFrame.tsx'
import { isFixed, openTask, removeTask, tick } from './act-on-task.tsx'
import { isOpen } from './progress.ts'
import { taskActions } from './task-actions.tsx'

type MissionTaskRowProps = { mission: Mission; task: MissionTask; tags: TagsById }

/** One task of a mission. */
export function MissionTaskRow({ mission, task, tags }: MissionTaskRowProps) {
  const { id, title, completed, gold } = task
  return (
    <RowFrame
      {...{ id, title, completed, gold }}
      isFixed={isFixed(mission, task)}
      marks={<Marks task={task} tags={tags} />}
      actions={taskActions(mission, task)}
      onTick={() => tick(mission, task)}
      onOpen={() => openTask(mission, task)}
      onRemove={isOpen(mission) ? () => removeTask(mission.id, task) : undefined}
    />
  )
}
