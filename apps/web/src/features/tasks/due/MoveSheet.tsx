import { flushSync } from 'react-dom'
import { useToday } from '../../days/use-today.ts'
import { dayName } from './day-in-words.ts'
import type { DueAction } from './due-handlers.tsx'
import classes from './sheet.module.css'

/** The days to which a task can be moved, and skipping it. */
export function MoveSheet({ actions, close }: { actions: readonly DueAction[]; close: () => void }) {
  const today = useToday()
  return (
    <div className={classes.sheet}>
      {actions.map(({ id, label, icon: Icon, day, onChoose }, nth) => (
        <button
          key={id}
          type="button"
          className={classes.choice}
          data-autofocus={nth === 0 || undefined}
          onClick={() => {
            // The focus returns to the row first, so that it is not lost when the row moves.
            flushSync(close)
            onChoose()
          }}
        >
          {Icon && <Icon size={20} />}
          <span className={classes.label}>{label}</span>
          {day && <span className={classes.day}>{dayName(day, today)}</span>}
        </button>
      ))}
    </div>
  )
}
