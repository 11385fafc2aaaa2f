import { Trans } from '@lingui/react/macro'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { type GroupMissionValues, prepareGroupMission, updateGroupMission } from './add.ts'

/** Opens the form for a new mission of a group. */
export function openNewMission(group: Group): void {
  const save = repeatable((written: GroupMissionValues) => prepareGroupMission(group.id, written))
  openLoaded({
    title: <Trans>New mission for the group</Trans>,
    width: 640,
    load: () =>
      Promise.all([import('./GroupMissionForm.tsx'), trpcUtils.groupTags.list.ensureData({ groupId: group.id })]),
    catalog: 'missions',
    render: ([{ GroupMissionForm }], close) => <GroupMissionForm group={group} save={save} close={close} />,
  })
}

/** Opens the form of an open mission. */
export function openGroupMission(group: Group, mission: GroupMission): void {
  openLoaded({
    title: <Trans>Edit mission</Trans>,
    width: 640,
    load: () => import('./GroupMissionForm.tsx'),
    catalog: 'missions',
    render: ({ GroupMissionForm }, close) => (
      <GroupMissionForm
        group={group}
        mission={mission}
        save={(written) => updateGroupMission(mission, written)}
        close={close}
      />
    ),
  })
}
