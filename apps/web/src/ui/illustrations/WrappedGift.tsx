import classes from './illustrations.module.css'
import { Scene } from './Scene.tsx'

/** No rewards: a wrapped gift. */
export function WrappedGift() {
  return (
    <Scene>
      <rect className={classes.blue} x="68" y="48" width="64" height="42" rx="6" />
      <rect className={classes.blueShade} x="112" y="48" width="20" height="42" rx="6" />
      <rect className={classes.blue} x="62" y="38" width="76" height="16" rx="6" />
      <rect className={classes.gold} x="93" y="38" width="14" height="52" />
      <path
        className={classes.bow}
        d="M100 38c-22 0-26-18-14-19 9-1 14 9 14 19Zm0 0c22 0 26-18 14-19-9-1-14 9-14 19Z"
      />
      <path className={classes.line} d="M48 40v10M43 45h10M152 26v12M146 32h12M60 20v6M57 23h6" />
    </Scene>
  )
}
