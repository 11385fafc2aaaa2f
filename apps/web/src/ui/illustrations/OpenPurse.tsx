import classes from './illustrations.module.css'
import { Scene } from './Scene.tsx'

/** No movements: a purse. */
export function OpenPurse() {
  return (
    <Scene>
      <path className={classes.blue} d="M72 46c-16 10-24 48-6 46h68c18 2 10-36-6-46Z" />
      <path className={classes.blueShade} d="M112 46h16c16 10 24 48 6 46h-12c10-14 4-36-10-46Z" />
      <rect className={classes.gold} x="68" y="38" width="64" height="10" rx="5" />
      <circle className={classes.gold} cx="94" cy="34" r="6" />
      <circle className={classes.gold} cx="106" cy="34" r="6" />
      <circle className={classes.gold} cx="100" cy="70" r="12" />
      <circle className={classes.goldEdge} cx="100" cy="70" r="7.5" />
      <circle className={classes.gold} cx="100" cy="70" r="5.5" />
    </Scene>
  )
}
