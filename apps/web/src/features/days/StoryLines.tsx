import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Story } from '@questboard/api/days/schema'
import { IconChecks, IconFlag, IconHourglassEmpty, IconWind } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import classes from './story.module.css'

/** The number of names that are listed; the others are counted. */
const mostNames = 3

/** One line for each kind of event: missed tasks, kept streaks, started and ended missions. */
export function StoryLines({ story }: { story: Story }) {
  const { missed, kept, began, failed } = story
  return (
    <ul className={classes.lines}>
      {missed.length > 0 && (
        <Line icon={IconWind}>
          <Missed story={story} />
        </Line>
      )}
      {kept > 0 && (
        <Line icon={IconChecks}>
          <Kept story={story} />
        </Line>
      )}
      {began.length > 0 && (
        <Line icon={IconFlag}>
          <Began missions={began} />
        </Line>
      )}
      {failed.length > 0 && (
        <Line icon={IconHourglassEmpty}>
          <Failed missions={failed} />
        </Line>
      )}
    </ul>
  )
}

function Line({ icon: Icon, children }: { icon: ComponentType<{ size: number }>; children: ReactNode }) {
  return (
    <li className={classes.line}>
      <span className={classes.mark} aria-hidden="true">
        <Icon size={18} />
      </span>
      <span>{children}</span>
    </li>
  )
}

function Missed({ story: { missed, cost } }: { story: Story }) {
  const { t } = useLingui()
  const count = missed.length
  const dailies = missed.filter(({ type }) => type === 'daily').length
  const slipped =
    dailies === count
      ? t`${plural(count, { 1: 'A daily slipped by.', 2: 'Two dailies slipped by.', 3: 'Three dailies slipped by.', other: '# dailies slipped by.' })}`
      : dailies === 0
        ? t`${plural(count, { 1: 'A weekly slipped by.', 2: 'Two weeklies slipped by.', 3: 'Three weeklies slipped by.', other: '# weeklies slipped by.' })}`
        : t`${plural(count, { 2: 'A daily and a weekly slipped by.', other: '# tasks slipped by.' })}`
  return (
    <>
      {slipped} {cost > 0 ? <Trans>It cost {cost} gold.</Trans> : <Trans>It cost nothing.</Trans>}
      <span className={classes.names}>
        <Names of={missed.map(({ title }) => title)} />
      </span>
    </>
  )
}

function Kept({ story: { missed, kept } }: { story: Story }) {
  const { t } = useLingui()
  return missed.length > 0
    ? t`${plural(kept, { one: 'One other is on track.', other: '# others are on track.' })}`
    : t`${plural(kept, { one: 'Nothing slipped by: your repeating task is on track.', other: 'Nothing slipped by: all # repeating tasks are on track.' })}`
}

type Missions = Story['began']

function Began({ missions }: { missions: Missions }) {
  const names = <Names of={missions.map((mission) => <MissionLink key={mission.id} mission={mission} />)} />
  return missions.length === 1 ? (
    <Trans>The mission {names} begins.</Trans>
  ) : (
    <Trans>Missions that begin: {names}.</Trans>
  )
}

function Failed({ missions }: { missions: Missions }) {
  const names = <Names of={missions.map((mission) => <MissionLink key={mission.id} mission={mission} />)} />
  return missions.length === 1 ? (
    <Trans>The mission {names} ran out of time. A copy gives it another try.</Trans>
  ) : (
    <Trans>Missions that ran out of time: {names}. A copy gives them another try.</Trans>
  )
}

function MissionLink({ mission: { id, name } }: { mission: Missions[number] }) {
  return (
    <Link className={classes.link} to="/missions/$missionId" params={{ missionId: id }} dir="auto">
      {name}
    </Link>
  )
}

/** The first few names and the number of the others. */
function Names({ of: names }: { of: ReactNode[] }) {
  const { t } = useLingui()
  const more = names.length - mostNames
  return (
    <>
      {names.slice(0, mostNames).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may stand twice, and their order does not change
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` ${t`${plural(more, { one: 'and # more', other: 'and # more' })}`}`}
    </>
  )
}
