import classes from './illustrations.module.css'
import { Scene } from './Scene.tsx'

/** No tasks: an empty sheet and a pencil. */
export function BlankList() {
  return (
    <Scene>
      <rect className={classes.edge} x="67" y="20" width="66" height="76" rx="9" />
      <rect className={classes.tile} x="67" y="16" width="66" height="76" rx="9" />
      <rect className={classes.blue} x="84" y="10" width="32" height="13" rx="6.5" />
      <g className={classes.blank}>
        <circle cx="80" cy="38" r="5" />
        <circle cx="80" cy="56" r="5" />
        <circle cx="80" cy="74" r="5" />
        <path d="M92 38h30M92 56h22M92 74h27" />
      </g>
      <g transform="rotate(38 140 60)">
        <rect className={classes.gold} x="134" y="34" width="12" height="40" />
        <path className={classes.goldEdge} d="M134 74h12l-6 12Z" />
        <rect className={classes.blue} x="134" y="27" width="12" height="9" rx="3" />
      </g>
    </Scene>
  )
}
