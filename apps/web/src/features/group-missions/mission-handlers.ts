import { t } from '@lingui/core/macro'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import { copyItem } from '../../app/mutations/copy-item.ts'
import { archiveMessages, deletionMessages, removeFromList } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { groupMissionsIn } from './group-missions.ts'

/** Copies an ended mission. The copy starts today, for the assignees who are still members. */
export function copyGroupMission({ id, groupId, name }: GroupMission, onCopied: (id: string) => void): void {
  copyItem({
    list: groupMissionsIn(groupId),
    id,
    title: name,
    send: () => trpcClient.groupMissions.copy.mutate({ groupId, missionId: id }),
    done: (title) => t`“${title}” starts again today.`,
    onCopied: (copy) => onCopied(copy.id),
  })
}

/** Archives an ended mission. */
export function archiveGroupMission({ id, groupId, name }: GroupMission): void {
  removeFromList({
    list: groupMissionsIn(groupId),
    id,
    messages: archiveMessages(name),
    send: () => trpcClient.groupMissions.archive.mutate({ groupId, missionId: id }),
    method: 'PATCH',
    path: `/groups/${groupId}/missions/${id}/archive`,
  })
}

/** Hides a mission, and deletes it for all assignees when the toast closes without an undo. */
export function removeGroupMission({ id, groupId, name }: GroupMission): void {
  removeFromList({
    list: groupMissionsIn(groupId),
    id,
    messages: deletionMessages(name),
    send: () => trpcClient.groupMissions.remove.mutate({ groupId, missionId: id }),
    path: `/groups/${groupId}/missions/${id}`,
  })
}
