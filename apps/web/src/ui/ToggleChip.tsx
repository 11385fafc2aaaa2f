import type { ReactNode } from 'react'
import classes from './ToggleChip.module.css'

type ToggleChipProps = { pressed: boolean; onToggle: () => void; children: ReactNode }

/** A small button that stays pressed: a filter that is on. */
export function ToggleChip({ pressed, onToggle, children }: ToggleChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={pressed} onClick={onToggle}>
      {children}
    </button>
  )
}
