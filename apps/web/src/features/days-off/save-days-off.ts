import type { AddDayOff, DayOff } from '@questboard/api/days-off/schema'
import { refreshBalances } from '../../app/live/refresh-balances.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { refreshGroup } from '../groups/refresh.ts'

export type NewDayOff = Pick<AddDayOff, 'kind' | 'from' | 'to'>

/** Whose days off they are: the user's own, or those of a child in a group that the user leads. */
export type Whose = { groupId: string; userId: string } | undefined

/** Returns a function that adds days off. It may be called again after a failure: the server adds them once. */
export function prepareDaysOff(whose: Whose, written: NewDayOff): () => Promise<void> {
  const added = { ...written, id: newId() }
  return async () => {
    if (whose) await trpcClient.daysOff.ofChild.add.mutate({ ...whose, ...added })
    else await trpcClient.daysOff.add.mutate(added)
    refresh(whose)
  }
}

export async function takeBackDayOff(whose: Whose, { id: dayOffId }: DayOff): Promise<void> {
  try {
    if (whose) await trpcClient.daysOff.ofChild.takeBack.mutate({ ...whose, dayOffId })
    else await trpcClient.daysOff.takeBack.mutate({ dayOffId })
  } finally {
    refresh(whose)
  }
}

/** Days off change tasks, missions and balances. */
function refresh(whose: Whose): void {
  void queryClient.invalidateQueries({ queryKey: [['daysOff']] })
  if (whose) {
    refreshGroup(whose.groupId)
    return
  }
  refreshBalances()
  void trpcUtils.dashboard.today.invalidate({})
  void trpcUtils.days.story.invalidate({})
  void trpcUtils.groups.invalidate()
}
