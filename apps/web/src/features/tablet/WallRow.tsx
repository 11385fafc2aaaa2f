import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconHourglass, IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { burst } from '../../ui/burst.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './column.module.css'
import type { Row } from './rows.ts'
import { usePressedRow } from './use-pressed-row.ts'

type WallRowProps = {
  userId: string
  row: Row
  /** A tap completes the task, and asks for nothing before. */
  completesAtOnce: boolean
  onTick: () => void
  onUndo: (() => void) | undefined
}

/** A task on the wall. The whole row is the target. */
export function WallRow({ userId, row, completesAtOnce, onTick, onUndo }: WallRowProps) {
  const { t } = useLingui()
  const { taskId, title, ruby, state, requireResult } = row
  const mark = useRef<HTMLSpanElement>(null)
  const { row: item, onPress } = usePressedRow(`${userId} ${taskId}`, title, state)
  if (state === 'done') {
    return (
      <li ref={item} className={classes.row} data-state="done">
        <span className={classes.mark} data-done>
          <IconCheck size={28} aria-hidden="true" />
        </span>
        <span className={classes.text} dir="auto">
          {title}
        </span>
        {onUndo && (
          <button
            type="button"
            className={classes.undo}
            onClick={() => {
              onPress()
              onUndo()
            }}
            aria-label={t`Undo “${title}”`}
          >
            <Trans>Undo</Trans>
          </button>
        )}
      </li>
    )
  }
  if (state === 'waiting') {
    return (
      <li ref={item} className={classes.row} data-state="waiting">
        <span className={classes.mark}>
          <IconHourglass size={24} aria-hidden="true" />
        </span>
        <span className={classes.text} dir="auto">
          {title}
          <VisuallyHidden>, {t`waiting for a yes`}</VisuallyHidden>
        </span>
      </li>
    )
  }
  return (
    <li ref={item} className={classes.row} data-state="open">
      <button
        type="button"
        className={classes.tick}
        onClick={() => {
          if (completesAtOnce) burst(mark.current, { pieces: 16, reach: 70 })
          onPress()
          onTick()
        }}
      >
        <span className={classes.worth}>
          <span ref={mark} className={classes.mark}>
            {requireResult && <IconPencil size={22} aria-hidden="true" />}
          </span>
          {ruby > 0 && <Amount currency="ruby" value={ruby} />}
        </span>
        <span className={classes.text} dir="auto">
          {title}
        </span>
      </button>
    </li>
  )
}
