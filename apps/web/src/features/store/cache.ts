import type { Avatar, BoardItem } from '@questboard/api/store/schema'
import { queryClient } from '../../app/query-client.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { allAvatars } from './all-avatars.ts'

/** The query key of the pages of purchases. */
export const purchasesKey = ['store', 'purchases'] as const

/** Stores an avatar from a response in the cache. */
export function cacheAvatar(avatar: Avatar): void {
  trpcUtils.store.avatars.setData(allAvatars, (avatars) => avatars && replaceIn(avatars, avatar))
  void queryClient.invalidateQueries({ queryKey: purchasesKey })
}

/** Stores a board from a response in the cache. */
export function cacheBoard(board: BoardItem): void {
  trpcUtils.store.boards.setData({}, (boards) => boards && replaceIn(boards, board))
  void queryClient.invalidateQueries({ queryKey: purchasesKey })
}

function replaceIn<Item extends { id: string }>(items: Item[], item: Item): Item[] {
  return items.map((other) => (other.id === item.id ? item : other))
}
