import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconSparkles } from '@tabler/icons-react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './board.module.css'
import type { BoardData } from './board.ts'
import { stepsToSurprise } from './walk.ts'

/** The distance to the next special square. `short` shows only the number and leaves the rest to screen readers. */
export function SurpriseHint({ board, short }: { board: BoardData; short?: boolean }) {
  const { t } = useLingui()
  const steps = stepsToSurprise(board)
  if (steps === null) return null
  const text = t`${plural(steps, { one: 'Next surprise in # square', other: 'Next surprise in # squares' })}`
  return (
    <span className={classes.hint} data-short={short || undefined}>
      <IconSparkles className={classes.hintIcon} size={16} aria-hidden="true" />
      {short ? (
        <>
          <span aria-hidden="true">{steps}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </span>
  )
}
