import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { isGroupGone } from '../../app/live/group-queries.ts'
import { session, trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useToday } from '../days/use-today.ts'
import { useMissions } from '../missions/current.ts'
import { useCurrentTasks } from '../tasks/current.ts'
import type { MonthMission } from './bars.ts'
import { itemsByDay } from './items.ts'

const none: never[] = []

/** The tasks and missions of the days from one to another. */
export function useMonth(from: string, to: string) {
  const today = useToday()
  const tasks = useCurrentTasks()
  const { data: response, error, refetch } = trpc.tasks.occurrences.useQuery({ from, to })
  useRefetchAfterChanges()
  const days = useMemo(() => itemsByDay({ tasks, response, from, to, today }), [tasks, response, from, to, today])
  const { missions, groupNames, failure } = useAllMissions()
  return {
    days,
    missions,
    groupNames,
    truncated: response?.truncated === true,
    /** Something of groups or of past days is missing. The rest is shown without it. */
    failure:
      error && response === undefined ? { error, retry: () => void refetch(), lacks: 'tasks' as const } : failure,
  }
}

/** The dashboard changes with every change of a task in this window, and live. */
function useRefetchAfterChanges(): void {
  const [, { dataUpdatedAt }] = trpc.dashboard.read.useSuspenseQuery({})
  const before = useRef(dataUpdatedAt)
  useEffect(() => {
    if (before.current === dataUpdatedAt) return
    before.current = dataUpdatedAt
    void trpcUtils.tasks.occurrences.invalidate()
  }, [dataUpdatedAt])
}

/** The user's own missions, and those of their groups as they arrive. */
function useAllMissions() {
  const own = useMissions()
  const list = trpc.groups.list.useQuery({})
  const groups = list.data ?? none
  const groupIds = groups.map(({ id }) => id)
  // One query for all groups. Live updates of a group find it by its key.
  const missionsOfGroups = useQuery({
    queryKey: [['groupMissions', 'listOfUser'], groupIds],
    queryFn: () => missionsIn(groupIds),
  })
  const ofGroups = missionsOfGroups.data ?? none
  const missions: MonthMission[] = useMemo(
    () => [...own.map((mission) => ({ ...mission, groupId: null })), ...ofGroups],
    [own, ofGroups],
  )
  const groupNames = useMemo(() => new Map(groups.map(({ id, name }) => [id, name])), [groups])
  const failed = [list, missionsOfGroups].find(({ error, data }) => error && data === undefined)
  const failure = failed?.error
    ? { error: failed.error, retry: () => void failed.refetch(), lacks: 'missions' as const }
    : null
  return { missions, groupNames, failure }
}

/** The user's missions in these groups. One that the user has just left has none. */
async function missionsIn(groupIds: readonly string[]): Promise<MonthMission[]> {
  const userId = session.user?.id ?? ''
  const results = await Promise.allSettled(
    groupIds.map((groupId) => trpcClient.groupMissions.listOfUser.query({ groupId, userId })),
  )
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value
    if (isGroupGone(result.reason)) return none
    throw result.reason
  })
}
