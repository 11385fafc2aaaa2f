import { t } from '@lingui/core/macro'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { added, removed } from '../../app/mutations/changes.ts'
import { removeWithUndo } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { groupMissionsIn } from './group-missions.ts'

/** Copies an ended mission. The copy starts today, for the assignees who are still members. */
export function copyGroupMission({ id, groupId, name: whole }: GroupMission, onCopied: (id: string) => void): void {
  const name = shortTitle(whole)
  void attempt(t`Couldn’t copy “${name}”.`, async () => {
    const copy = await groupMissionsIn(groupId).perform({
      queueKey: id,
      send: () => trpcClient.groupMissions.copy.mutate({ groupId, missionId: id }),
      settle: (made) => added(made),
    })
    showMessage(t`“${name}” restarts today.`)
    refreshGroup(groupId)
    onCopied(copy.id)
  })
}

/** Archives an ended mission. */
export function archiveGroupMission({ id, groupId, name: whole }: GroupMission): void {
  const name = shortTitle(whole)
  const message = t`“${name}” archived.`
  const act = async () => {
    await groupMissionsIn(groupId).perform({
      queueKey: id,
      change: removed([id]),
      send: () => trpcClient.groupMissions.archive.mutate({ groupId, missionId: id }),
    })
    showMessage(message)
    refreshGroup(groupId)
  }
  keepFocus(() => void attempt(t`Couldn’t archive “${name}”.`, act))
}

/** Hides a mission, and deletes it for all assignees when the toast closes without an undo. */
export function removeGroupMission({ id, groupId, name: whole }: GroupMission): void {
  const name = shortTitle(whole)
  const { overlay, perform } = groupMissionsIn(groupId)
  const change = removed<GroupMission>([id])
  keepFocus(() =>
    removeWithUndo({
      words: {
        deleted: t`“${name}” deleted.`,
        back: t`“${name}” is back`,
        notDeleted: t`Couldn’t delete “${name}”.`,
      },
      hide: () => overlay(change),
      async send() {
        const send = () => trpcClient.groupMissions.remove.mutate({ groupId, missionId: id })
        await perform({ queueKey: id, change, send })
        refreshGroup(groupId)
      },
      path: `/groups/${groupId}/missions/${id}`,
    }),
  )
}
