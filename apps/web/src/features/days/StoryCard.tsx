import { Trans, useLingui } from '@lingui/react/macro'
import type { Story } from '@questboard/api/days/schema'
import { IconSunrise } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { daysBetween } from './calendar.ts'
import { StoryLines } from './StoryLines.tsx'
import classes from './story.module.css'
import { useDismissStory } from './use-dismiss-story.ts'

/** The events since the previous day, as a short story. */
export default function StoryCard({ story }: { story: Story }) {
  const { t } = useLingui()
  const dismiss = useDismissStory()
  const wasAway = daysBetween(story.from, story.to) > 1
  return (
    <section className={classes.story} aria-labelledby="story-title">
      <IconSunrise className={classes.icon} size={28} aria-hidden="true" />
      <div className={classes.content}>
        <Heading order={2} size={4} id="story-title">
          {wasAway ? t`While you were away` : t`A new day`}
        </Heading>
        <StoryLines story={story} />
      </div>
      <Button className={classes.dismiss} size="compact-md" variant="light" onClick={dismiss}>
        <Trans>Continue</Trans>
      </Button>
    </section>
  )
}
