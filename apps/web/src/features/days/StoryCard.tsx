import { Trans, useLingui } from '@lingui/react/macro'
import type { Story } from '@questboard/api/days/schema'
import { IconChevronDown, IconSunrise } from '@tabler/icons-react'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { useIsSmall } from '../../ui/use-is-small.ts'
import { daysBetween } from './calendar.ts'
import { StoryLines } from './StoryLines.tsx'
import classes from './story.module.css'
import { useDismissStory } from './use-dismiss-story.ts'

/** The events since the previous day, as a short story. On a phone it is one line that opens: the tasks come first. */
export default function StoryCard({ story }: { story: Story }) {
  const { t } = useLingui()
  const dismiss = useDismissStory()
  const isSmall = useIsSmall()
  const wasAway = daysBetween(story.from, story.to) > 1
  const title = (
    <Heading order={2} size={4} id="story-title">
      {wasAway ? t`While you were away` : t`A new day`}
    </Heading>
  )
  return (
    <section className={classes.story} aria-labelledby="story-title">
      {isSmall ? (
        <details className={classes.folded}>
          <summary className={classes.summary}>
            <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
            {title}
            {story.cost > 0 && <Amount currency="gold" value={-story.cost} size="sm" />}
          </summary>
          <StoryLines story={story} />
        </details>
      ) : (
        <>
          <IconSunrise className={classes.icon} size={28} aria-hidden="true" />
          <div className={classes.content}>
            {title}
            <StoryLines story={story} />
          </div>
        </>
      )}
      <Button size="compact-md" variant="light" onClick={dismiss}>
        <Trans>Continue</Trans>
      </Button>
    </section>
  )
}
