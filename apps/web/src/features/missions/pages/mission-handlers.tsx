import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { attempt } from '../../../app/mutations/attempt.ts'
import { openLoaded } from '../../../app/mutations/open-loaded.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { copyMission } from './copy.ts'
import type { NewMission } from './create.ts'
import { updateMission } from './update.ts'

export { archiveMission as archive } from './archive.ts'
export { removeMission as remove } from './remove.ts'

/** Copies an ended mission and calls `onCopied` with the copy. */
export function copy(mission: Mission, onCopied?: (copy: Mission) => void): void {
  const name = shortTitle(mission.name)
  void attempt(t`Couldn’t copy “${name}”.`, async () => {
    const made = await copyMission(mission)
    onCopied?.(made)
  })
}

/** Opens the form of an open mission. */
export function openMission(mission: Mission): void {
  const save = ({ name, notes, from, to }: NewMission) => {
    // Only a pending mission can change its dates; a running one may have started before today.
    const days = mission.status === 'pending' ? { from, to } : {}
    return updateMission({ id: mission.id, name, notes, ...days })
  }
  openLoaded({
    title: <Trans>Edit mission</Trans>,
    load: () => import('./MissionForm.tsx'),
    render: ({ MissionForm }, close) => <MissionForm mission={mission} save={save} close={close} />,
  })
}
