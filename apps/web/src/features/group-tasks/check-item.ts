import { t } from '@lingui/core/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { ChecklistItem } from '@questboard/api/tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { checkItemIn } from '../tasks/changes.ts'
import { assignedTasksIn } from './own-tasks.ts'

/** Ticks or unticks an item for the user. It changes at once. */
export function checkOwnItem(
  { id, groupId }: UserGroupTask,
  { id: itemId, title }: ChecklistItem,
  done: boolean,
): void {
  const item = shortTitle(title)
  const input = { groupId, userId: ownIdIn(groupId), taskId: id, itemId, done }
  void attempt(t`Couldn’t save “${item}”.`, () =>
    assignedTasksIn(groupId).perform({
      queueKey: id,
      change: checkItemIn({ id, itemId, done }),
      send: () => trpcClient.groupTasks.checkItem.mutate(input),
      settle: replaceItem,
      isLocal: true,
    }),
  )
}
