import classes from './illustrations.module.css'
import { Scene } from './Scene.tsx'

/** No purchases: an empty bag and a coin. */
export function CarrierBag() {
  return (
    <Scene>
      <path className={classes.handle} d="M82 48V34a18 18 0 0 1 36 0v14" />
      <path className={classes.blue} d="M68 44h64l6 48H62Z" />
      <path className={classes.blueShade} d="M118 44h14l6 48h-20Z" />
      <path className={classes.ink} data-light d="M82 54v2M118 54v2M88 68q12 10 24 0" />
      <circle className={classes.gold} cx="150" cy="52" r="13" />
      <circle className={classes.goldEdge} cx="150" cy="52" r="8" />
      <circle className={classes.gold} cx="150" cy="52" r="6" />
    </Scene>
  )
}
