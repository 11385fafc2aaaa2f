import classes from './illustrations.module.css'
import { Scene } from './Scene.tsx'

/** An empty archive: an open box. */
export function StoredBox() {
  return (
    <Scene>
      <path className={classes.blueShade} d="m66 46 34-12 34 12-34 12Z" />
      <path className={classes.blue} d="M66 46v38l34 10V58Z" />
      <path className={classes.blueDeep} d="M134 46v38l-34 10V58Z" />
      <path className={classes.blue} d="m66 46-14 12 34 12 14-12Z" />
      <path className={classes.blueDeep} d="m134 46 14 12-34 12-14-12Z" />
      <rect className={classes.gold} x="72" y="74" width="18" height="8" rx="2" transform="rotate(17 81 78)" />
      <path className={classes.line} d="M100 26V12M80 30 74 18M120 30l6-12" />
    </Scene>
  )
}
