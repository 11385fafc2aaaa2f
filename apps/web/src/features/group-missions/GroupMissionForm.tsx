import { useLingui } from '@lingui/react/macro'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { useAssignment } from '../groups/assignment.tsx'
import { MissionForm } from '../missions/pages/MissionForm.tsx'
import type { GroupMissionValues } from './add.ts'

type GroupMissionFormProps = {
  group: Group
  /** The mission to edit; undefined for a new one. */
  mission?: GroupMission
  save: (written: GroupMissionValues) => Promise<void>
  close: () => void
}

/** The form for a mission and its assignees. */
export function GroupMissionForm({ group, mission, save, close }: GroupMissionFormProps) {
  const { t } = useLingui()
  const extra = useAssignment(group, mission, t`A leader approves it first`)
  return (
    <MissionForm
      mission={mission}
      groupId={group.id}
      currency="ruby"
      extra={extra}
      save={({ tasks, ...written }) =>
        save({ ...written, tasks: tasks.map(({ gold, ...task }) => ({ ...task, ruby: gold })), ...extra.assigned })
      }
      close={close}
    />
  )
}
