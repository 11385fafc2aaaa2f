import classes from './illustrations.module.css'
import { Scene } from './Scene.tsx'

/** No notifications: a sleeping bell. */
export function RestingBell() {
  return (
    <Scene>
      <path
        className={classes.gold}
        d="M100 26c-18 0-27 13-27 29 0 17-5 22-11 28h76c-6-6-11-11-11-28 0-16-9-29-27-29Z"
      />
      <path
        className={classes.goldShade}
        d="M100 26c-2 0-3 .1-5 .4 16 2 22 14 22 28.6 0 16 4 22 8 28h13c-6-6-11-11-11-28 0-16-9-29-27-29Z"
      />
      <circle className={classes.gold} cx="100" cy="22" r="5" />
      <path className={classes.goldEdge} d="M90 87h20a10 10 0 0 1-20 0Z" />
      <path className={classes.ink} d="M86 56q4 4 8 0M106 56q4 4 8 0M95 66q5 3 10 0" />
      <path className={classes.line} d="M140 38h9l-9 10h9M155 22h7l-7 8h7" />
    </Scene>
  )
}
