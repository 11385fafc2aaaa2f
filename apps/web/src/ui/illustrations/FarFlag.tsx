import classes from './illustrations.module.css'
import { Scene } from './Scene.tsx'

/** No missions: a flag at the end of an empty path. */
export function FarFlag() {
  return (
    <Scene>
      <path className={classes.way} d="M46 90c20 8 34-2 50-8" />
      <rect className={classes.pole} x="98" y="16" width="5" height="70" rx="2.5" />
      <path className={classes.blue} d="M103 20c14-6 24 6 42 0v30c-18 6-28-6-42 0Z" />
      <path className={classes.blueShade} d="M127 23.5c6 .5 11-1.4 18-3.5v30c-7 2.4-12 2.5-18 1.5Z" />
      <path
        className={classes.gold}
        d="m118 26 2.600 5.300 5.800.8-4.200 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800-4.200-4.100 5.800-.8Z"
      />
      <circle className={classes.gold} cx="100.5" cy="14" r="5" />
      <g className={classes.blue}>
        <circle cx="32" cy="52" r="8" />
        <path d="M32 58c8 0 5 13 12 26H20c7-13 4-26 12-26Z" />
      </g>
    </Scene>
  )
}
