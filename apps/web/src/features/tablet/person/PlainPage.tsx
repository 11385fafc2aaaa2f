import personClasses from '../person.module.css'
import { WallBoard } from '../WallBoard.tsx'
import { Deeds } from './Deeds.tsx'
import { GroupRewards } from './GroupRewards.tsx'
import { Missions } from './Missions.tsx'
import { News } from './News.tsx'
import { PersonNotice } from './PersonNotice.tsx'
import { Pools } from './Pools.tsx'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { TodayTasks } from './TodayTasks.tsx'
import { Turns } from './Turns.tsx'
import { Vouchers } from './Vouchers.tsx'

/** The page of an account holder who has entered: what the group has for them. A PIN opens nothing personal. */
export function PlainPage(props: PageProps) {
  const { wall, entered, state, reload } = props
  return (
    <>
      <div className={personClasses.body}>
        <TodayTasks {...props} />
        <aside className={personClasses.aside}>
          <Turns wall={wall} state={state} reload={reload} />
          <Missions state={state} reload={reload} />
          <WallBoard board={wall.board} ownId={entered.userId} />
          <Vouchers wall={wall} state={state} reload={reload} />
          {state.rewards.length > 0 && <GroupRewards wall={wall} state={state} reload={reload} />}
          <Deeds wall={wall} state={state} reload={reload} />
          <Pools wall={wall} state={state} reload={reload} />
          {state.news.length > 0 && <News state={state} reload={reload} />}
        </aside>
      </div>
      <div className={classes.bottom}>
        <PersonNotice />
      </div>
    </>
  )
}
