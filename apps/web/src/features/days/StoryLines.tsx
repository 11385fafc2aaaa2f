import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Story } from '@questboard/api/days/schema'
import {
  IconCalendarCheck,
  IconCalendarDue,
  IconChecks,
  IconFlag,
  IconHourglassEmpty,
  IconWind,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import classes from './story.module.css'

/** The number of names that are listed; the others are counted. */
const maxNames = 3

/** One line for each kind of event: missed, overdue and ended tasks, kept streaks, started and ended missions. */
export function StoryLines({ story }: { story: Story }) {
  const { t } = useLingui()
  const { missed, kept, began, failed, overdue, ended } = story
  return (
    <ul className={classes.lines}>
      {missed.length > 0 && (
        <Line icon={IconWind}>
          <Missed story={story} />
        </Line>
      )}
      {kept > 0 && (
        <Line icon={IconChecks}>
          <KeptStreaks story={story} />
        </Line>
      )}
      {overdue.length > 0 && (
        <Line icon={IconCalendarDue}>
          {t`${plural(overdue.length, { one: 'A task is overdue. It costs nothing.', other: '# tasks are overdue. They cost nothing.' })}`}
          <Titles tasks={overdue} />
        </Line>
      )}
      {ended.length > 0 && (
        <Line icon={IconCalendarCheck}>
          {t`${plural(ended.length, { one: 'A repeating task has ended. It is in the archive.', other: '# repeating tasks have ended. They are in the archive.' })}`}
          <Titles tasks={ended} />
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

function Missed({ story: { missed, cost: lost } }: { story: Story }) {
  const { t } = useLingui()
  const cost = formatNumber(lost)
  const count = missed.length
  const slipped = t`${plural(count, { 1: 'You missed a task.', 2: 'You missed two tasks.', 3: 'You missed three tasks.', other: 'You missed # tasks.' })}`
  return (
    <>
      {slipped} {lost > 0 ? <Trans>You lost {cost} gold.</Trans> : <Trans>No gold lost.</Trans>}
      <Titles tasks={missed} />
    </>
  )
}

function Titles({ tasks }: { tasks: { title: string }[] }) {
  return (
    <span className={classes.names}>
      <Names names={tasks.map(({ title }) => title)} />
    </span>
  )
}

function KeptStreaks({ story: { missed, kept } }: { story: Story }) {
  const { t } = useLingui()
  return missed.length > 0
    ? t`${plural(kept, { one: 'The other one is on track.', other: 'The other # are on track.' })}`
    : t`${plural(kept, { one: 'Nothing missed: your repeating task is on track.', other: 'Nothing missed: all # repeating tasks are on track.' })}`
}

type Missions = Story['began']

function Began({ missions }: { missions: Missions }) {
  const names = <Names names={missions.map((mission) => <MissionLink key={mission.id} mission={mission} />)} />
  return missions.length === 1 ? (
    <Trans>The mission {names} starts.</Trans>
  ) : (
    <Trans>Missions that start: {names}.</Trans>
  )
}

function Failed({ missions }: { missions: Missions }) {
  const names = <Names names={missions.map((mission) => <MissionLink key={mission.id} mission={mission} />)} />
  return missions.length === 1 ? (
    <Trans>Time’s up for the mission {names}. Copy it to try again.</Trans>
  ) : (
    <Trans>Time’s up for the missions {names}. Copy them to try again.</Trans>
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
function Names({ names }: { names: ReactNode[] }) {
  const { t } = useLingui()
  const more = names.length - maxNames
  return (
    <>
      {names.slice(0, maxNames).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may occur twice, and their order does not change
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` ${t`${plural(more, { one: 'and # more', other: 'and # more' })}`}`}
    </>
  )
}
