import { trpcUtils } from '../../app/trpc.ts'
import { themeOf } from '../board/board-theme.ts'
import { loadTheme } from '../board/themes/load.ts'
import { deedsInput } from '../deeds/deeds.ts'
import { loadItems, orGroupNotFound } from '../groups/load.ts'
import { isLeader } from '../groups/roles.ts'
import { promisesInput } from '../promises/promises.ts'

/**
 * Loads the page of a group: the user's items and, for leaders, those of all members. Everything above the lists is
 * loaded with them: what appears later moves the button under a pointer.
 */
export async function loadGroupPage(id: string): Promise<void> {
  const [group, { board }] = await orGroupNotFound(
    Promise.all([
      trpcUtils.groups.read.ensureData({ id }),
      trpcUtils.dashboard.read.ensureData({}),
      trpcUtils.dashboard.readInGroup.ensureData({ groupId: id }),
      trpcUtils.deeds.list.ensureData(deedsInput(id)),
    ]),
  )
  // A user who is alone in a group sees their own board.
  const isAlone = group.members.length < 2
  const leads = isLeader(group.currentMember)
  await Promise.all([
    isAlone && loadTheme(themeOf(board.id)),
    leads && loadItems(id),
    // If these could not be loaded, the page says so in their place.
    leads && trpcUtils.promises.list.prefetch(promisesInput(id)),
  ])
}
