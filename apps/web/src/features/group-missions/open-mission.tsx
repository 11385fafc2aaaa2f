import { Trans } from '@lingui/react/macro'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { openDialog } from '../../ui/dialogs.ts'
import type { GroupMissionValues } from './add.ts'

/** Opens the form for a new mission of a group. */
export function openNewMission(group: Group): void {
  openOnce(async () => {
    const [{ GroupMissionForm }, { draftOf }] = await Promise.all([
      import('./GroupMissionForm.tsx'),
      import('./add.ts'),
      loadCatalog('missions'),
    ])
    const save = repeatable((written: GroupMissionValues) => draftOf(group.id, written))
    await openDialog({
      title: <Trans>New mission for the group</Trans>,
      width: 640,
      render: (close) => <GroupMissionForm group={group} save={save} close={close} />,
    })
  })
}

/** Opens the form of an open mission. */
export function openGroupMission(group: Group, mission: GroupMission): void {
  openOnce(async () => {
    const [{ GroupMissionForm }, { updateGroupMission }] = await Promise.all([
      import('./GroupMissionForm.tsx'),
      import('./add.ts'),
      loadCatalog('missions'),
    ])
    await openDialog({
      title: <Trans>Edit mission</Trans>,
      width: 640,
      render: (close) => (
        <GroupMissionForm
          group={group}
          mission={mission}
          save={(written) => updateGroupMission(mission, written)}
          close={close}
        />
      ),
    })
  })
}
