import classes from './illustrations.module.css'

/** Page not found: a missing square of the path. */
export function LostPath() {
  return (
    <svg className={classes.picture} viewBox="0 0 200 110" aria-hidden="true">
      <path className={classes.way} d="M4 92C50 92 42 48 84 48M128 46C170 46 152 20 196 20" />
      <rect className={classes.tile} data-outlined x="10" y="80" width="26" height="22" rx="7" />
      <rect className={classes.tile} data-outlined x="52" y="46" width="26" height="22" rx="7" />
      <rect className={classes.gap} x="92" y="36" width="30" height="26" rx="8" />
      <rect className={classes.tile} data-outlined x="136" y="34" width="26" height="22" rx="7" />
      <rect className={classes.tile} data-outlined x="170" y="10" width="26" height="22" rx="7" />
      <g className={classes.blue}>
        <circle cx="65" cy="20" r="8" />
        <path d="M65 26c7 0 5 12 12 24H53c7-12 5-24 12-24Z" />
      </g>
    </svg>
  )
}
