import { lazy, Suspense } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { trpc, trpcUtils } from '../../app/trpc.ts'

const card = () => Promise.all([import('./StoryCard.tsx'), loadCatalog('days')]).then(([part]) => part)
const StoryCard = lazy(card)

/** Fetches the story of the day and, where there is one to tell, its card. Without it the day begins as well. */
export async function loadStory(): Promise<void> {
  await trpcUtils.days.story.prefetch({})
  if (trpcUtils.days.story.getData({})) await card().catch(() => {})
}

/** What the turn of the day has brought, until it is put away. Nothing when there is none to tell. */
export function Story() {
  const { data: story } = trpc.days.story.useQuery({})
  // The region stands before the story comes, so that a page that turns by itself tells it aloud.
  return (
    <div aria-live="polite">
      <Suspense>{story && <StoryCard story={story} />}</Suspense>
    </div>
  )
}
