import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { loadCatalog } from '../../app/locale.ts'
import { trpc, trpcUtils } from '../../app/trpc.ts'

const card = () => Promise.all([import('./StoryCard.tsx'), loadCatalog('days')]).then(([part]) => part)
const StoryCard = lazyWithRetry(card)

/** Loads the story of the day and its card. If loading fails, the story is skipped. */
export async function loadStory(): Promise<void> {
  await trpcUtils.days.story.prefetch({})
  if (trpcUtils.days.story.getData({})) await card().catch(() => {})
}

/** Shows what the rollover changed, until the user dismisses it. */
export function Story() {
  const { data: story } = trpc.days.story.useQuery({})
  // The live region is rendered before the story, so a rollover on an open page is announced.
  return (
    <div aria-live="polite">
      <Suspense>{story && <StoryCard story={story} />}</Suspense>
    </div>
  )
}
