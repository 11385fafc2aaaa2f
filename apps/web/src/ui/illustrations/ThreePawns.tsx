import classes from './illustrations.module.css'

/** No groups: three pawns around a table with rubies. */
export function ThreePawns() {
  return (
    <svg className={classes.picture} viewBox="0 0 220 120" aria-hidden="true">
      <path className={classes.hill} d="M0 100c44-22 82-20 118-8s68 8 102-6v34H0Z" />
      <rect className={classes.edge} x="8" y="88" width="34" height="24" rx="9" />
      <rect className={classes.tile} x="8" y="84" width="34" height="24" rx="9" />
      <rect className={classes.edge} x="93" y="76" width="34" height="24" rx="9" />
      <rect className={classes.tile} x="93" y="72" width="34" height="24" rx="9" />
      <rect className={classes.edge} x="178" y="88" width="34" height="24" rx="9" />
      <rect className={classes.tile} x="178" y="84" width="34" height="24" rx="9" />
      <g className={classes.blue}>
        <circle cx="25" cy="50" r="9" />
        <path d="M25 57c9 0 6 16 15 30H10c9-14 6-30 15-30Z" />
      </g>
      <g className={classes.gold}>
        <circle cx="110" cy="34" r="10" />
        <path d="M110 42c10 0 7 18 16 34H94c9-16 6-34 16-34Z" />
      </g>
      <g className={classes.blueDeep}>
        <circle cx="195" cy="50" r="9" />
        <path d="M195 57c9 0 6 16 15 30h-30c9-14 6-30 15-30Z" />
      </g>
      <path className={classes.ruby} d="m154 18 12 7v14l-12 7-12-7V25ZM66 18l12 7v14l-12 7-12-7V25Z" />
    </svg>
  )
}
