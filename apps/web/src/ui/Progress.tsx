import classes from './Progress.module.css'

type ProgressProps = {
  label: string
  /** Whole percent, 0 to 100. */
  percent: number
  color?: 'level' | 'gold' | 'ruby' | 'done'
}

/** A progress bar. The label is for screen readers; the numbers are next to the bar. */
export function Progress({ label, percent, color = 'level' }: ProgressProps) {
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={classes.bar} data-color={color} style={{ width: `${percent}%` }} />
    </div>
  )
}
