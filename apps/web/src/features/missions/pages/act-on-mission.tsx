import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { attempt } from '../../../app/mutations/attempt.ts'
import { openOnce } from '../../../app/mutations/open-once.ts'
import { openDialog } from '../../../ui/dialogs.ts'
import { keepFocus } from '../../../ui/row-focus.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { archiveMission } from './archive.ts'
import { copyMission } from './copy.ts'
import type { NewMission } from './create.ts'
import { removeMission } from './remove.ts'
import { updateMission } from './update.ts'

/** Copies a mission that has ended; `onCopied` is given the new one. */
export function copy(mission: Mission, onCopied?: (copy: Mission) => void): void {
  const name = shortTitle(mission.name)
  void attempt(t`“${name}” was not copied.`, async () => {
    const made = await copyMission(mission)
    onCopied?.(made)
  })
}

export function archive(mission: Mission): void {
  const name = shortTitle(mission.name)
  keepFocus(() => void attempt(t`“${name}” was not archived.`, () => archiveMission(mission)))
}

export function remove(mission: Mission): void {
  keepFocus(() => removeMission(mission))
}

/** Opens what is written of a mission that is open. */
export function openMission(mission: Mission): void {
  openOnce(async () => {
    const { MissionForm } = await import('./MissionForm.tsx')
    const save = ({ name, notes, from, to }: NewMission) => {
      // Only a pending one moves its days; those of one that runs may begin before today.
      const days = mission.status === 'pending' ? { from, to } : {}
      return updateMission({ id: mission.id, name, notes, ...days })
    }
    await openDialog({
      title: <Trans>Edit mission</Trans>,
      render: (close) => <MissionForm mission={mission} save={save} close={close} />,
    })
  })
}
