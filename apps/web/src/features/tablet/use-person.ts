import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import { useCallback, useEffect, useState } from 'react'
import { localDay } from '../days/calendar.ts'
import { personClient } from './client.ts'

/** What the member who has entered sees: the own items of this group, and the rubies. */
export type PersonState = GroupDashboard & { ruby: number; today: string }

/**
 * Reads it at once, and again when `at` changes, which is the time of the wall.
 * @returns the last state that could be read, and a function that reads it again
 */
export function usePerson(groupId: string, at: string): { state: PersonState | undefined; reload: () => void } {
  const [state, setState] = useState<PersonState>()
  const reload = useCallback(() => {
    Promise.all([
      personClient.dashboard.readInGroup.query({ groupId }),
      personClient.groups.read.query({ id: groupId }),
    ])
      .then(([dashboard, { currentMember }]) =>
        setState({ ...dashboard, ruby: currentMember.stats.ruby, today: localDay(new Date()) }),
      )
      // Without a connection the last state stays; the end of the session shows the wall.
      .catch(() => {})
  }, [groupId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the wall says that something changed
  useEffect(reload, [reload, at])
  return { state, reload }
}
