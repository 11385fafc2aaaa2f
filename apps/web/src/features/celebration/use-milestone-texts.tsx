import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RankingTitle } from '../../layout/RankingTitle.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import type { Milestone } from './milestones.ts'
import classes from './stage.module.css'

type MilestoneTexts = {
  title: ReactNode
  text: ReactNode
  /** The picture between title and text. */
  more?: ReactNode
}

/** The texts for a milestone. */
export function useMilestoneTexts(milestone: Milestone): MilestoneTexts {
  const { t } = useLingui()
  if (milestone.kind === 'level') {
    const { level, ranking } = milestone
    const next = level + 1
    // Without experience: the card stays while the player ticks on.
    if (ranking === null) return { title: <Trans>Level {level}!</Trans>, text: <Trans>Next stop: level {next}.</Trans> }
    return {
      title: <Trans>Level {level}!</Trans>,
      more: (
        <p className={classes.ranking}>
          <RankingTitle ranking={ranking} />
        </p>
      ),
      text: <Trans>That’s your new title.</Trans>,
    }
  }
  if (milestone.kind === 'lap') {
    const { lap, boardName } = milestone
    return {
      title: <Trans>Once around!</Trans>,
      text: (
        <Trans>
          Lap {lap} on {boardName} begins, and every surprise is new again.
        </Trans>
      ),
    }
  }
  const { count, unit } = milestone
  const title = shortTitle(milestone.title)
  return {
    title:
      unit === 'times'
        ? t`${plural(count, { one: '# time in a row!', other: '# times in a row!' })}`
        : unit === 'weekly'
          ? t`${plural(count, { one: '# week in a row!', other: '# weeks in a row!' })}`
          : t`${plural(count, { one: '# day in a row!', other: '# days in a row!' })}`,
    text: <Trans>You’re on a roll with “{title}”!</Trans>,
  }
}
