import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { removeItems, replaceItem } from '../../../app/mutations/changes.ts'
import { copyItem } from '../../../app/mutations/copy-item.ts'
import { openLoaded } from '../../../app/mutations/open-loaded.ts'
import { archiveMessages, deletionMessages, removeFromList } from '../../../app/mutations/removal.ts'
import { queryClient } from '../../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { archiveIn } from '../changes.ts'
import { overlay, perform } from '../current.ts'
import type { NewMission } from './add.ts'
import { archiveKey } from './archive-key.ts'

/** Copies an ended mission and calls `onCopied` with the copy, which starts today with open tasks. */
export function copyMission({ id, name: fullName }: Mission, onCopied?: (copy: Mission) => void): void {
  copyItem({
    list: { perform },
    id,
    title: fullName,
    send: () => trpcClient.missions.copy.mutate({ missionId: id }),
    done: (name) => t`“${name}” starts again today.`,
    onCopied,
  })
}

/** Archives an ended mission, when the toast closes without an undo. */
export function archiveMission({ id, name }: Mission): void {
  removeFromList({
    list: { overlay, perform: (mutation) => perform({ ...mutation, settle: () => removeItems([id]) }) },
    id,
    messages: archiveMessages(name),
    change: archiveIn(id),
    async send() {
      const moved = await trpcClient.missions.archive.mutate({ id })
      // The mission's own page must keep showing it when it leaves the list of current ones.
      trpcUtils.missions.read.setData({ id }, moved)
    },
    onRemoved: () => void queryClient.invalidateQueries({ queryKey: archiveKey }),
    method: 'PATCH',
    path: `/user/missions/${id}/archive`,
  })
}

/** Hides a mission, and deletes it when the toast closes without an undo. */
export function removeMission({ id, name }: Mission): void {
  removeFromList({
    list: { overlay, perform },
    id,
    messages: deletionMessages(name),
    send: () => trpcClient.missions.remove.mutate({ id }),
    onRemoved() {
      void queryClient.invalidateQueries({ queryKey: archiveKey })
      void trpcUtils.missions.read.invalidate({ id })
    },
    path: `/user/missions/${id}`,
  })
}

/** Opens the form of an open mission. */
export function openMission(mission: Mission): void {
  const save = async ({ name, notes, from, to }: NewMission) => {
    // Only a pending mission can change its dates; a running one may have started before today.
    const days = mission.status === 'pending' ? { from, to } : {}
    await perform({
      queueKey: mission.id,
      send: () => trpcClient.missions.update.mutate({ id: mission.id, name, notes, ...days }),
      settle: replaceItem,
    })
  }
  openLoaded({
    title: <Trans>Edit mission</Trans>,
    load: () => import('./MissionForm.tsx'),
    render: ({ MissionForm }, close) => <MissionForm mission={mission} save={save} close={close} />,
  })
}
