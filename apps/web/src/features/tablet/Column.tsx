import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Wall } from '@questboard/api/devices/schema'
import { IconBeach, IconLock, IconStar } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { useStore } from '../../ui/store.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Look } from '../group-board/looks.ts'
import classes from './column.module.css'
import { rowsOf } from './rows.ts'
import { tickOnWall, undo, undoableTicks } from './ticks.ts'
import { WallRow } from './WallRow.tsx'
import type { Tick } from './WallView.tsx'
import { unsentTicks } from './wall.ts'

type ColumnProps = {
  person: Wall['people'][number]
  hasTitles: boolean
  /** The look of the member's pawn on the board, so that it is recognised here. */
  look: Look | undefined
  onEnter: (taskId?: string) => void
  onPin: (tick: Tick) => void
}

/** One member on the wall: face, and what is to do today. */
export function Column({ person, hasTitles, look, onEnter, onPin }: ColumnProps) {
  const { t } = useLingui()
  const { userId, name, imageUrl, onBreak, onBreakUntil, wall } = person
  const until = formatDate(onBreakUntil)
  const undoable = useStore(undoableTicks)
  const unsent = useStore(unsentTicks)
  const { rows, done } = rowsOf(person, { undoable, unsent })
  const open = rows.filter(({ state }) => state === 'open').length
  return (
    <li className={classes.column} style={look && { borderTopColor: look.colour }}>
      <button type="button" className={classes.person} onClick={() => onEnter()}>
        <span className={classes.portrait}>
          <Portrait name={name} imageUrl={imageUrl} size={54} />
          {wall === 'pin' && <IconLock className={classes.lock} size={20} aria-hidden="true" />}
        </span>
        <VisuallyHidden>
          <Trans>Play as</Trans>{' '}
        </VisuallyHidden>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {done > 0 && (
          <span className={classes.done}>
            <IconStar size={20} aria-hidden="true" />
            <span aria-hidden="true">{done}</span>
            <VisuallyHidden> {t`${plural(done, { one: '# done', other: '# done' })}`}</VisuallyHidden>
          </span>
        )}
      </button>
      {onBreak ? (
        <p className={classes.calm}>
          <IconBeach size={32} aria-hidden="true" />
          {onBreakUntil ? <Trans>On a break until {until}</Trans> : <Trans>On a break</Trans>}
        </p>
      ) : !hasTitles && open > 0 ? (
        <p className={classes.calm}>{t`${plural(open, { one: '# task', other: '# tasks' })}`}</p>
      ) : rows.length === 0 ? (
        <p className={classes.calm}>
          <IconStar size={32} aria-hidden="true" />
          {done > 0 ? <Trans>All done!</Trans> : <Trans>Nothing to do today</Trans>}
        </p>
      ) : (
        <ul className={classes.rows} aria-label={t`${name}’s tasks`}>
          {rows.map((row) => (
            <WallRow
              key={row.taskId}
              userId={userId}
              row={row}
              completesAtOnce={wall !== 'pin' && !row.requireResult}
              onTick={() => {
                const tick = { userId, taskId: row.taskId, title: row.title, place: row.place, ruby: row.ruby }
                if (row.requireResult) onEnter(row.taskId)
                else if (wall === 'pin') onPin(tick)
                else void tickOnWall(tick)
              }}
              onUndo={row.recent && (() => row.recent && void undo(row.recent))}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
