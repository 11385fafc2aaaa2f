import classes from './illustrations.module.css'
import { Scene } from './Scene.tsx'

/** Failed to load: a cloud over the path and a pulled plug. */
export function CutOff() {
  return (
    <Scene>
      <path className={classes.cloud} d="M66 66a19 19 0 0 1 2-38 27 27 0 0 1 51-5 22 22 0 0 1 12 43Z" />
      <path className={classes.ink} data-dim d="M86 42q4-4 8 0M106 42q4-4 8 0M93 55q7-5 14 0" />
      <path className={classes.way} d="M46 90c14 6 26 2 36-2M118 86c12 0 24-4 36-2" />
      <rect className={classes.blue} x="80" y="80" width="12" height="14" rx="3" />
      <path className={classes.line} d="M92 84h6M92 90h6" />
      <rect className={classes.gold} x="108" y="79" width="13" height="15" rx="3" />
    </Scene>
  )
}
