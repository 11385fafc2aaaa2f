import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Board } from '@questboard/api/board/schema'
import type { Dashboard, GroupDashboard } from '@questboard/api/dashboard/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { getQueryKey } from '@trpc/react-query'
import { createRoot } from 'react-dom/client'
import { loadWithRetry } from '../../app/lazy-with-retry.ts'
import { loadCatalog } from '../../app/locale.ts'
import { queryClient } from '../../app/query-client.ts'
import { session, trpc, trpcUtils } from '../../app/trpc.ts'
import { flippedCard } from '../board/cards/flipped-card.ts'
import { paceOf, stepsBetween } from '../board/walk.ts'
import { celebrations, queueCelebration } from './celebrations.ts'
import { findMilestones, knownOf } from './milestones.ts'
import { play } from './play.ts'
import { Stage } from './Stage.tsx'
import { readKnown, storeKnown } from './stored-milestones.ts'

/** The state before the first mutation. */
type Before = { profile: Profile | undefined; dashboard: Dashboard | undefined }

const groupKey = JSON.stringify(getQueryKey(trpc.dashboard.readInGroup)[0])

/** The last known streak of each task. */
const streaks = new Map<string, number>()

let staged = false
let watched: string | null = null
let shown: Before = { profile: undefined, dashboard: undefined }

session.onSignedOut(() => {
  watched = null
  celebrations.write([])
})

/**
 * Watches the query cache for milestones and sounds, from the first mutation of a balance. This includes
 * changes by other users.
 */
export async function celebrateMilestones(before: Before): Promise<void> {
  const { profile } = before
  if (!profile || watched === profile.id) return
  watched = profile.id
  shown = before
  for (const { id, streak } of before.dashboard?.tasks ?? []) streaks.set(id, streak)
  if (!readKnown(profile.id)) storeKnown(profile.id, knownOf(profile.stats, before.dashboard?.board))
  if (!staged) {
    staged = true
    await loadWithRetry(() => loadCatalog('celebration'))
    mountStage()
    flippedCard.subscribe(() => flippedCard.read() && play('card'))
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') look(JSON.stringify(query.queryKey[0]) === groupKey ? query.state.data : undefined)
    })
  }
  look(undefined)
}

function look(ofGroup: GroupDashboard | undefined): void {
  const { profile, dashboard }: Before = {
    profile: trpcUtils.profile.read.getData({}),
    dashboard: trpcUtils.dashboard.read.getData({}),
  }
  if (!profile || profile.id !== watched) return
  if (shown.profile && profile.stats.gold > shown.profile.stats.gold) play('coin')
  if (shown.dashboard && dashboard) step(shown.dashboard.board, dashboard.board)
  shown = { profile, dashboard }
  // Another window of this browser may have celebrated it already.
  const known = readKnown(profile.id) ?? knownOf(profile.stats, dashboard?.board)
  const tasks = [...(dashboard?.tasks ?? []), ...(ofGroup?.tasks ?? [])]
  const found = findMilestones(known, { stats: profile.stats, board: dashboard?.board, tasks }, streaks)
  for (const { id, streak } of tasks) streaks.set(id, streak)
  if (found.known !== known) storeKnown(profile.id, found.known)
  for (const milestone of found.milestones) queueCelebration(milestone)
}

function step(before: Board, after: Board): void {
  const steps = stepsBetween(before, after)
  const audibleSteps = matchMedia('(prefers-reduced-motion: reduce)').matches ? Math.min(steps, 1) : steps
  for (let count = 0; count < audibleSteps; count++) setTimeout(play, count * paceOf(steps), 'step')
}

/** Renders in a separate React root, so the layout does not depend on this code. */
function mountStage(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <Stage />
    </I18nProvider>,
  )
}
