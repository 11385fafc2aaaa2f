import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '../../ui/Progress.tsx'
import classes from './progress.module.css'
import { progressOf, type WithTasks } from './progress.ts'

/** The progress bar of a mission and the number of its completed tasks. */
export function MissionProgress({ mission }: { mission: WithTasks & { name: string } }) {
  const { t } = useLingui()
  const { done, total, percent } = progressOf(mission)
  const { name } = mission
  return (
    <div className={classes.progress}>
      <Progress label={t`Tasks of “${name}” done`} percent={percent} color={percent === 100 ? 'done' : 'level'} />
      <span className={classes.count}>
        {total === 0 ? (
          <Trans>No tasks yet</Trans>
        ) : (
          <Trans>
            {done} of {total}
          </Trans>
        )}
      </span>
    </div>
  )
}
