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
          title={<Trans>A board to walk</Trans>}
          text={
            <Trans>
              Every task you finish moves your pawn. The squares hide questions, facts, quotes and small challenges, and
              sometimes a handful of gold.
            </Trans>
          }
        />
        <Step
          picture={<TaskPicture />}
          title={<Trans>Tasks and missions</Trans>}
          text={
            <Trans>
              To-dos, daily tasks and weekly tasks: streaks keep you going. Missions group tasks under one deadline, for
              a move, an exam or a trip.
            </Trans>
          }
        />
        <Step
          picture={<RewardPicture />}
          title={<Trans>Rewards you choose</Trans>}
          text={
            <Trans>
              Put a price on what you enjoy: a film night, a lazy Sunday. Once you’ve earned the gold, enjoy it without
              guilt.
            </Trans>
          }
        />
        <Step
          picture={<GroupPicture />}
          title={<Trans>Together in a group</Trans>}
          text={
            <Trans>
              Share the work at home or with friends. Leaders hand out tasks and approve them, and everyone earns rubies
              for group rewards.
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
      <div className={classes.text}>
        <Title order={3}>{title}</Title>
        <p>{text}</p>
      </div>
      <div className={classes.picture} aria-hidden="true">
        {picture}
      </div>
    </article>
  )
}
