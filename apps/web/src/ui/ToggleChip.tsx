import type { ReactNode } from 'react'
import classes from './ToggleChip.module.css'

type ToggleChipProps = { pressed: boolean; onToggle: () => void; children: ReactNode }

/** A small toggle button for filters. */
export function ToggleChip({ pressed, onToggle, children }: ToggleChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={pressed} onClick={onToggle}>
      {children}
    </button>
  )
}
