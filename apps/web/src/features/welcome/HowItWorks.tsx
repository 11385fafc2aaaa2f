import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './HowItWorks.module.css'
import { BoardPicture, GroupPicture, RewardPicture, TaskPicture } from './pictures.tsx'

/** The four parts of the game, each illustrated with a part of the product. */
export function HowItWorks() {
  return (
    <section className={classes.how} aria-labelledby="how-it-works">
      <Title order={2} id="how-it-works" className={classes.heading}>
        <Trans>How it works</Trans>
      </Title>
      <div className={classes.steps}>
        <Step
          picture={<BoardPicture />}
          title={<Trans>A board that you walk</Trans>}
          text={
            <Trans>
              Each thing you finish moves your pawn. The squares hide questions, facts, quotes and small challenges, and
              now and then a handful of gold.
            </Trans>
          }
        />
        <Step
          picture={<TaskPicture />}
          title={<Trans>Tasks and missions</Trans>}
          text={
            <Trans>
              Once, every day or every week: a streak keeps count. A mission gathers several tasks up to a date, for a
              move, an exam or a holiday.
            </Trans>
          }
        />
        <Step
          picture={<RewardPicture />}
          title={<Trans>Rewards that you choose</Trans>}
          text={
            <Trans>
              Put a price on what you enjoy: an evening of films, a lazy Sunday. When you have earned the gold, it is
              yours with a clear conscience.
            </Trans>
          }
        />
        <Step
          picture={<GroupPicture />}
          title={<Trans>Together in a group</Trans>}
          text={
            <Trans>
              Share the work at home or among friends. Whoever leads gives out tasks and says when they are done, and
              everybody collects rubies for the group's own rewards.
            </Trans>
          }
        />
      </div>
    </section>
  )
}

function Step({ picture, title, text }: { picture: ReactNode; title: ReactNode; text: ReactNode }) {
  return (
    <article className={classes.step}>
      <div className={classes.words}>
        <Title order={3}>{title}</Title>
        <p>{text}</p>
      </div>
      <div className={classes.picture} aria-hidden="true">
        {picture}
      </div>
    </article>
  )
}
