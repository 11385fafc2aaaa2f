import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import type { Story } from '@questboard/api/days/schema'
import { IconSunrise } from '@tabler/icons-react'
import { trpc } from '../../app/trpc.ts'
import { daysBetween } from './calendar.ts'
import classes from './days.module.css'
import { StoryLines } from './StoryLines.tsx'
import { useDismissStory } from './use-dismiss-story.ts'

/** What the turn of the day has brought, as a small story, until it is put away. Nothing when there is none to tell. */
export function StoryCard() {
  const { data: story } = trpc.days.story.useQuery({})
  const dismiss = useDismissStory()
  // The region stands before the story comes, so that a page that turns by itself tells it aloud.
  return <div aria-live="polite">{story && <Card story={story} onDismiss={dismiss} />}</div>
}

function Card({ story, onDismiss }: { story: Story; onDismiss: () => void }) {
  const { t } = useLingui()
  const wasAway = daysBetween(story.from, story.to) > 1
  return (
    <section className={classes.story} aria-labelledby="story-title">
      <IconSunrise className={classes.icon} size={28} aria-hidden="true" />
      <div className={classes.told}>
        <Title order={2} size="h4" id="story-title">
          {wasAway ? t`While you were away` : t`A new day`}
        </Title>
        <StoryLines story={story} />
      </div>
      <Button className={classes.dismiss} size="compact-md" variant="light" onClick={onDismiss}>
        <Trans>On we go</Trans>
      </Button>
    </section>
  )
}
