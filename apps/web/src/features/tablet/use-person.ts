import type { Dashboard, GroupDashboard } from '@questboard/api/dashboard/schema'
import type { Deed } from '@questboard/api/deeds/schema'
import type { Member } from '@questboard/api/groups/schema'
import type { Notification } from '@questboard/api/notifications/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { localDay } from '../days/calendar.ts'
import { deedsInput } from '../deeds/deeds.ts'
import { personClient } from './client.ts'
import { sentTicks } from './wall.ts'

/** What the member who has entered sees: their own items of this group, the balances, and the news. */
export type PersonState = GroupDashboard & {
  me: Member
  members: Member[]
  /** The personal items of a child. A PIN does not open those of an account holder. */
  own: Dashboard | null
  /** Unseen notifications, newest first. */
  news: Notification[]
  /** Something extra that the member did: open ones, and the latest answers. */
  deeds: Deed[]
  /** Whether the leaders let members ask rubies for it. */
  mayReport: boolean
  today: string
}

async function readPerson(groupId: string, isChild: boolean): Promise<PersonState> {
  const ownDashboard = () => personClient.dashboard.read.query({})
  // Known from the first response on, so that later ones need one request.
  const early = isChild ? ownDashboard() : null
  const [dashboard, group, { notifications: news }, reported, own] = await Promise.all([
    personClient.dashboard.readInGroup.query({ groupId }),
    personClient.groups.read.query({ id: groupId }),
    personClient.notifications.list.query({}),
    personClient.deeds.list.query(deedsInput(groupId)),
    early,
  ])
  const { currentMember: me, members } = group
  const deeds = reported.filter(({ status }) => status !== 'withdrawn').slice(0, 5)
  const more = { deeds, mayReport: group.deeds }
  return {
    ...dashboard,
    ...more,
    me,
    members,
    news,
    own: own ?? (me.managed ? await ownDashboard() : null),
    today: localDay(new Date()),
  }
}

/**
 * Reads the member's state at once, and again when `at`, the time of the wall, changes.
 * @returns the last state that could be read, whether there is none because reading failed, and a function that reads
 * it again
 */
export function usePerson(
  groupId: string,
  at: string,
): { state: PersonState | undefined; isUnread: boolean; reload: () => Promise<void> } {
  const [state, setState] = useState<PersonState>()
  const [hasFailed, setFailed] = useState(false)
  const isChild = useRef(false)
  const calls = useRef({ begun: 0, shown: 0 })
  const reload = useCallback(async () => {
    calls.current.begun += 1
    const { begun } = calls.current
    const sent = new Set(sentTicks.read())
    setFailed(false)
    try {
      const read = await readPerson(groupId, isChild.current)
      // A late response must not replace a newer one.
      if (begun < calls.current.shown) return
      calls.current.shown = begun
      isChild.current = read.me.managed
      setState(read)
      sentTicks.write(sentTicks.read().filter((tick) => !sent.has(tick) || tick.userId !== read.me.userId))
    } catch {
      // Without a connection the last state stays; the end of the session shows the wall.
      if (begun === calls.current.begun) setFailed(true)
    }
  }, [groupId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the wall says that something changed
  useEffect(() => void reload(), [reload, at])
  return { state, isUnread: hasFailed && state === undefined, reload }
}
