import type { GroupPawn } from '@questboard/api/groups/schema'
import { trpc } from '../../app/trpc.ts'

/** The members of a group who are on a break, with its last day. Null: without an end. */
export type Breaks = ReadonlyMap<string, GroupPawn['onBreakUntil']>

/** Empty until the board of the group is loaded, which contains it. The server refuses in any case. */
export function useBreaks(groupId: string): Breaks {
  const { data } = trpc.groups.board.read.useQuery({ id: groupId }, { staleTime: 0 })
  const resting = data?.pawns.filter((pawn) => pawn.resting) ?? []
  return new Map(resting.map(({ userId, onBreakUntil }) => [userId, onBreakUntil]))
}
